/** Words about other subjects, which are not corrected into words of the vocabulary. */
export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  `hands legs arms arm elbow elbows knees foot butt hair eyebrows eyelashes lashes shampoo conditioner dandruff scalp bald nails nail teeth tooth toothache dentist botox filler fillers
  laser tattoo stretch belly thighs cellulite deodorant armpit feet weight diet calories calorie muscle
  workout protein yoga ibuprofen aspirin paracetamol tablets dose headache
  cough cold flu covid vaccine diabetes blood pressure cholesterol heart back knee stomach asthma surgery
  dog dogs cat cats pet pets horse bird fish fleas animal animals car cars engine bike bus train trains flight
  flights hotel airport ticket tickets passport map laptop computer iphone android windows wifi printer plumber perfumery lipstick accutane isotretinoin thyroid software
  python javascript code coding program programming spreadsheet excel website server robot math algebra homework
  exam exams essay poem story novel book books movie movies film films series netflix music song songs lyrics
  guitar piano game games football soccer basketball tennis baseball olympics cup team player stocks stock shares
  bitcoin crypto invest investment investing loan mortgage tax taxes salary bank lottery resume interview career
  lawyer law election president politics politician government war king queen capital country city france
  paris london spain spanish german french language translate translation weather rain snow temperature forecast
  earthquake universe planet moon mars alien aliens space physics chemistry biology dinosaur mountain everest
  pizza pasta recipe recipes cook cooking bake baking restaurant burger tomatoes tomato garden plants flowers apple
  banana beer wine cocktail girlfriend boyfriend wife husband marry wedding divorce date dating kiss baby names joke
  jokes riddle horoscope zodiac religion god bible meaning philosophy furniture sofa house rent apartment kitchen
  shoes shoe dress jeans fashion shirt jacket watch clock time zone life invented wavelength plants phone number email address grandmother`
    .trim()
    .split(/\s+/),
);
