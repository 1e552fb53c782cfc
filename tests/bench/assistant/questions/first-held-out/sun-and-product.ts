import type { Questions } from '../question.ts';

/** About sun, myths and this product. */
export const SUN_AND_PRODUCT_QUESTIONS: Questions = {
  'sun.why': [
    'my dad never wore sun cream and hes fine, why should i',
    'is spf really needed daily or is that marketing',
    'what does sunscreen do for the skin in the long run',
  ],
  'sun.spf': [
    'what number should be on my sun cream',
    'factor 50 vs factor 20',
    'whats the difference between uva and uvb',
    'spf 100 worth it?',
  ],
  'sun.amount': [
    'how much do i squeeze out for face and neck',
    'is a pea of sun cream ok',
    'do i use too little spf if the tube lasts a year',
  ],
  'sun.reapply': [
    'i work outside all day as a gardener, how often new sunscreen',
    'spf on at 7 does it still work at 3pm',
    'after swimming do i have to put it on again',
    'how to top up spf with a full face of makeup',
  ],
  'sun.indoors': [
    'working from home, still spf?',
    'i sit next to a big window, can i get sun through it',
    'its raining, skip sunscreen?',
    'sun cream in december in norway, seriously?',
  ],
  'sun.moisturizer-spf': [
    'my day cream has factor 15 built in, good enough?',
    'is foundation with spf instead of sun cream ok',
    'can i stir my cream and spf together in the hand',
  ],
  'sun.acids': [
    'started glycolic, do i have to be careful in the sun',
    'beach holiday next week, pause my peeling?',
  ],
  'sun.acids|ingredient.retinol|ingredient.suits': ['is retinol in summer a bad idea'],
  'sun.burn': [
    'fell asleep at the beach, face is lobster red',
    'what to put on sunburnt cheeks',
    'peeling after sunburn what now',
  ],
  'sun.tan': ['do sunbeds help with pimples', 'is a light tan healthy', 'fake tan on the face, any issue?'],
  'sun.vitamin-d': ['if i always block the sun do i lack vitamin d', 'does spf stop vit d'],
  'sun.dark-skin': ['im black, does spf matter for me', 'my melanin protects me right'],
  'sun.dark-skin|product.find|ingredient.mineral-filters': ['which spf doesnt make brown skin look grey'],
  'sun.sensitive': ['every spf makes my face sting', 'spf runs in my eyes when i sweat and it burns'],
  'sun.sensitive|product.find': ['what kind of sunscreen for skin that reacts to all'],
  'sun.blue-light': ['does my phone screen age my face', 'computer light and skin, is it real'],
  'myth.toothpaste': ['put colgate on a spot overnight, good?', 'my brother swears on tooth paste for zits'],
  'myth.lemon': [
    'lemon juice to bleach freckles',
    'DIY lemon and baking soda mask yes?',
    'my aunt uses lime on dark marks',
  ],
  'myth.natural': [
    'are chemicals in skincare toxic, better organic?',
    'is homemade better than shop bought',
    'only want plants on my skin no chemicals, is that safer',
  ],
  'myth.comedogenic': [
    'comedogenic rating 4 should i avoid it',
    'does non comedogenic on the box mean no pimples',
  ],
  'myth.comedogenic|myth.oils': ['which oils clog, is there a list with numbers'],
  'myth.water': ['if i drink 3 litres does my face get better', 'will more water fix dry skin'],
  'myth.chocolate': [
    'does dairy give you spots',
    'i eat a lot of chips, is my skin bad from that',
    'do i have to quit sugar for clear skin',
    'which foods cause breakouts',
  ],
  'myth.expensive': ['is the 90 dollar cream better than drugstore', 'luxury brands, just the name?'],
  'myth.steam': [
    'hot towel to open pores before shaving',
    'ice cubes on the face in the morning, tiktok trend',
    'does a sauna clean the pores',
  ],
  'myth.dirty': [
    'do i not wash enough, is that why i have acne',
    'are blackheads just dirt',
    'my classmates say i get spots because i am not clean',
  ],
  'myth.oils': [
    'face oil for oily skin sounds wrong, is it',
    'is olive oil good for my face',
    'rosehip oil instead of cream?',
  ],
  'myth.many-steps': [
    'is a 10 step routine better',
    'influencer has 12 products am i doing too little',
    'does more products mean better skin',
  ],
  'myth.rolling': [
    'gua sha to slim the face, does it work',
    'home microneedling roller from amazon?',
    'face yoga or jade stone against lines',
  ],
  'myth.skin-age': [
    'how old do i look',
    'guess my age from the selfie',
    'other app told me my skin is 45, what do you say',
  ],
  'our.measure': ['how do you get from a selfie to these scores', 'which signs do you check'],
  'our.cannot-see': [
    'do you see in the picture if my skin lacks water',
    'what can you not tell from a selfie',
    'how would a picture know if im allergic',
  ],
  'our.accuracy': [
    'are your scores reliable or a gimmick',
    'how often are you wrong',
    'is it as good as a skin doctor looking at me',
  ],
  'our.different-results': [
    'took 2 pics in a row and got other numbers',
    'yesterday 3 today 2, whats going on, nothing changed',
    'why is the score different in the evening',
  ],
  'our.light': [
    'does makeup mess with the analysis',
    'beauty mode on my phone, problem?',
    'does it matter if the lamp is yellow',
  ],
  'our.photo-deleted|account.who': [
    'do you keep the selfie',
    'how long is my picture stored',
    'is my face saved anywhere after the scan',
  ],
  'our.export': [
    'i want everything you have about me in a file',
    'can i save my reports on my computer',
    'download my history pls',
  ],
  'our.delete': [
    'close my account and wipe it all',
    'how can i leave and have my stuff removed',
    'i want to be forgotten gdpr',
  ],
  'our.delete-chat': ['start over with an empty chat'],
  'our.delete-chat|account.who': ['who else can read what we write here, can i erase it'],
  'our.cancel': [
    'how do i stop paying',
    'i signed up yesterday and regret it, refund?',
    'Please tell me how to end my subscription.',
  ],
  'our.plans': ['whats the difference between the paid plans', 'what do i get for free and what costs money'],
  'our.plans|account.plan': ['how much a month'],
  'our.password': [
    'forgot my pasword',
    'cant log in anymore',
    'i think someone knows my password, how do i set a new one',
  ],
  'our.preferences': [
    'where do i say im pregnant now',
    'i dont want to see scores only words, where is that',
  ],
  'our.add-product': [
    'my own sunscreen isnt in your list, can i put it in',
    'how to save a cream i already have',
    'where do i type in a product from my shelf',
  ],
  'our.trial-product': [
    'can i test one product properly and see if it works on me',
    'how does the product trial thing work',
  ],
  'our.hand-over': [
    'need a paper version for the doctor',
    'appointment at skin clinic on monday, what can i take from here',
    'is there a page i can give my dermatologist',
  ],
  'our.sponsored': [
    'are these suggestions ads',
    'how much do you earn when i buy the cream',
    'do companies pay to be shown first',
  ],
  'our.model|talk.who': [
    'are you gpt or something else',
    'does my text go to google or another ai company',
    'what kind of ai runs this',
  ],
  'our.conditions': [
    'is this eczema around my mouth',
    'my pharmacist thinks i have perioral dermatitis, do you agree',
    'look at my report, is it melasma yes or no',
    'do i have a fungal thing on my forehead',
    'what do i have, tell me the name of the illness',
    'what disease is it when the cheeks are always red',
  ],
  'our.preferences|our.avoid-list': ['i am allergic to lanolin, how do i tell the app'],
};
