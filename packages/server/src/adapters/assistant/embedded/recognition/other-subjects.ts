/** Things that are not about facial skin: a question about one of them is not answered. */
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

/** Words that may stand in a question about skin as well. */
const ALSO_SKIN: ReadonlySet<string> = new Set(
  `cold blood heart back time number email address date apple wine beer baby phone rain snow temperature watch flight
  code stretch fish names map weight series meaning laser wedding tablets feet dose`
    .trim()
    .split(/\s+/),
);

/** What a prescriber decides on. */
const REMEDIES = /^(antibiotics?|medications?|medicines?)$/;

/** Whether a word speaks of something that is not about facial skin. */
export function isOtherSubject(word: string): boolean {
  return REMEDIES.test(word) || (OTHER_SUBJECTS.has(word) && !ALSO_SKIN.has(word));
}

/** Words that show that a question is about skin, care or this product. */
const OUR_SUBJECTS =
  /^(skin\w*|face|facial|cheeks?|forehead|nose|chin|jaw|lips?|eyes?|eyelids?|neck|complexion|cream\w*|products?|routine|report|scan|photo|score|steps?|wash\w*|cleans\w*|mask|serum|toner|acids?|actives?|blemishes|pimple\w*|spots?|shav\w*|makeup|foundation|tan\w*|sun\w*|burn\w*|sting\w*|itch\w*|irritat\w*|sensitiv\w*|doctor|dermatologist|mole|moles|plan|messages?|data|account|subscription|chat|conversation|password|passkey|allergi\w*|ingredients?|list|label|pack|oils?|patch|exfoliat\w*|peel\w*|glow\w*|dry|shine|redness|texture|tone|lines|darkspots|darkcircles|moisturi\w*|sunscreen|eyecream|vitamin\w*|pregnancy|teen|night|morning|fragrance\w*|skincare|scrub\w*|pores?|facials?|beard\w*|breakouts?|pimple\w*)$/;

export function isOurSubject(word: string): boolean {
  return OUR_SUBJECTS.test(word);
}
