import type { Questions } from '../questions/question.ts';

/** Topics that the develop set does not contain yet. */
export const NEW_TOPIC_QUESTIONS: Questions = {
  'ingredient.sulfur': ['Are sulfur masks any good against pimples?', 'sulfer soap for acne?'],
  'ingredient.glycerin': ['Why does nearly every cream have glycerin in it?', 'glycerine drying?'],
  'ingredient.urea': [
    'Is a cream with 10% urea too strong for my cheeks?',
    'urea creme for face ok or only feet',
  ],
  'ingredient.panthenol': ['What is provitamin B5 good for?', 'panthenol every day?'],
  'ingredient.shea': [
    'Will shea butter be too greasy for me?',
    'My auntie in Accra sends me a big tub of raw shea butter each Christmas. Can that go on the face or just on the legs?',
  ],
  'ingredient.allantoin': ['What does allantoin do in a lotion?', 'bisabolol?'],
  'ingredient.centella': ['Why is everyone putting cica on red skin?', 'centela cream any good'],
  'ingredient.oat': ['Does colloidal oatmeal calm itchy cheeks?', 'oat cream baby?'],
  'ingredient.vitamin-e': ['Can I cut open a vitamin E capsule and rub it on a scar?', 'tocopherol?'],
  'ingredient.menthol': ['Is the cold tingle of a peppermint wash a good sign?', 'menthol in aftershav bad?'],
  'concern.combination': [
    'How do I look after a shiny forehead and dry cheeks at once?',
    'My nose could light up a room while my cheeks peel. Do I have to buy two creams, one for each half of my face?',
  ],
  'concern.normal': ['My skin gives me no trouble at all, what does it need?', 'routine for normal skin'],
  'sun.reef': [
    'Which sunscreens harm the corals?',
    'reef safe sunscreen',
    "We're going snorkelling in Hawaii and heard that some sun lotions are forbidden there. Why, and what can I use instead?",
  ],
  'shaving.actives': ['Can I put on salicylic acid straight after the razor?', 'aftershave stings'],
  'beard.care': ['How do I moisturize under a full beard?', 'flakes in my beerd'],
  'climate.dry-air': ['The heating runs all day, would a humidifier help my face?', 'air conditioning skin'],
  'climate.pollution': [
    'Does city smog make my skin look dull?',
    'I cycle through Delhi traffic every day and wipe black stuff off my face in the evening. What does that do to my skin?',
  ],
  'makeup.blemishes': [
    'Can I cover my pimples with foundation or does that make it worse?',
    'concealer on spots?',
  ],
  'travel.altitude': [
    'Which sun protection do I need for a week of skiing?',
    'spf for hiking in the mountans',
  ],
  'life.alcohol': [
    'Does smoking show on my skin?',
    'wine and skin',
    'Since I retired I have two glasses of red every evening and my wife says my nose tells the story. Does it do anything to the skin?',
  ],
  'life.touching': ['Do I break out because of my helmet strap?', 'touching my face alot gives pimples?'],
  'life.touching|makeup.brushes': ['phone dirty pimples'],
  'life.tattoo': ['Do freckles count as dark spots in your scan?', 'sunscreen on tattoos'],
  'label.vegan': ['Is vegan skin care better for me?', 'cruelty free?'],
  'label.fake': [
    'Can I trust a cream from an online marketplace?',
    'A lady at the market sold me an unlabelled jar that makes the face bright in a week. It does work, but should I worry?',
  ],
  'label.baby': ['Is baby lotion gentle enough for my face?', 'body lotion on face?'],
  'combine.morning-night': ['Do I need a separate night cream?', 'wich products only at nite'],
  'combine.morning-night|ingredient.vitamin-c': ['Should vitamin C be used early or late in the day?'],
  'myth.cancel': ['Do niacinamide and vitamin C make each other useless?'],
  'myth.cancel|ingredient.pair': ['does retinol cancle out vitamin c'],
  'myth.sun-blemishes': [
    'My pimples go away in the summer, is sun good for them?',
    "Every August my spots vanish on the beach, so I'm tempted to get a few hours in the sun against the new ones. Good plan?",
  ],
  'myth.detox': ['Does a charcoal mask pull toxins out of the pores?', 'skin detox'],
  'our.not-doctor': ['Is there a physician behind this advice?', 'can u prescribe me somthing'],
  'our.severity': ['What is a 4 out of 5?', 'is 3 bad?'],
  'our.left-right': ['On the face map, is the left side my left?', 'what are the rings'],
  'our.camera': ['Can I use my old tablet to take the picture?', 'front or back camera'],
  'our.compare': ['How do I put two of my scans side by side?', 'can i campare my first and last scan'],
  'our.sample': ['Why does it say sample next to this product?', 'is this product real'],
  'our.minor': ['My brother is 12, may he use this app?', 'how old do u have to be for this'],
  'our.avoid-list': [
    'How do I make sure you never suggest anything with lanolin?',
    "I'm allergic to nuts, properly allergic, and don't want almond oil in anything that you recommend. Where can I note that?",
  ],
};
