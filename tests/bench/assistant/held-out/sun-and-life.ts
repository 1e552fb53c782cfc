import type { Questions } from '../questions/question.ts';

/** About sun, climate, travel, sport and what people tell each other. */
export const SUN_AND_LIFE_QUESTIONS: Questions = {
  'sun.why': [
    'What does sunscreen do besides preventing burns?',
    'why spf daily',
    "I'm a farmer, outside from five in the morning, and in forty years I never used any sun lotion. Why would I start now?",
  ],
  'sun.spf': ['Is SPF 50 really that much better than 30?', 'wich factor do i need for my face'],
  'sun.amount': [
    'What quantity of sunscreen do I need for face and neck?',
    'enough sunscreen?',
    'how mutch suncream should i put',
  ],
  'sun.reapply': ['Does my sunscreen last until the evening?', 'spf touch up'],
  'sun.reapply|sun.indoors': [
    'I put sunscreen on at 7, take the train, and sit in an office until 6. Do I really have to smear it on again at lunch?',
  ],
  'sun.indoors': [
    'My desk is by a window, do I need sunscreen?',
    'spf in rain?',
    "I've been ill for weeks and just go from the bed to the sofa and back. Do I still have to bother with sunscreen?",
  ],
  'sun.moisturizer-spf|sun.spf': ['My day cream has SPF 20, can I skip sunscreen?'],
  'sun.moisturizer-spf': [
    "I hate having five layers on, so I've been stirring the sunscreen into my cream. Does it still count?",
  ],
  'sun.acids': ['Do I get red in the sun faster when I use glycolic acid?', 'aha befor beach holiday?'],
  'sun.burn': [
    'My nose and shoulders are red from the sun, what should I do?',
    'sunburn help',
    "Four hours at my nephew's football tournament, forgot the hat of course, and my bald head glows in the dark. What cools it?",
  ],
  'sun.tan': [
    'Is it okay to tan a little before a wedding?',
    'self tanner safe?',
    'is sunbed once a weak bad',
    "I'm white as cheese and getting married in Bali in May. Everyone tells me to go to a sunbed a few times before, so I won't burn. True?",
  ],
  'sun.vitamin-d': [
    'Do I get too little vitamin D when I always wear sunscreen?',
    'my mom says suncreem makes your vitamin d low',
  ],
  'sun.dark-skin': ["I'm Nigerian, do I really need sunscreen?"],
  'sun.dark-skin|ingredient.mineral-filters|product.find': ['sunscren that doesnt look gray on black skin'],
  'sun.sensitive': [
    'Every sunscreen makes my eyes water, what can I use?',
    'sunscreen gives me pimples',
    "I coach a rowing team, so I'm outside all day and sweating, and whatever sunscreen I take it runs and burns in my eyes. Which kind would be better?",
  ],
  'sun.blue-light': [
    'I stare at monitors ten hours a day, is that bad for my face?',
    'blu light from phone bad for skin??',
  ],
  'climate.winter': [
    'What should I change in my routine when it gets cold?',
    'winter cream?',
    'I just moved from Lagos to Oslo and the wind bites my face off on the way to uni. What should I do differently?',
  ],
  'climate.summer': [
    "Do I need a lighter cream when it's hot?",
    'heatwave skincare',
    "It's 38 degrees in Seville and everything I put on slides off my face. How should I adapt?",
  ],
  'water.hard': ['Could limescale in our water be drying my face out?', 'london tap water'],
  'travel.flying': [
    'My skin dries out on long flights, any advice?',
    'plane skincare',
    "I'm cabin crew, four long-hauls this month, and after each one my face is like parchment. What can I do on board?",
  ],
  'travel.pack': [
    "What's the minimum to take for a week at the sea?",
    'weekend trip products',
    "Two weeks backpacking in Vietnam with one tiny rucksack, so my twelve bottles can't come. What do I really need?",
  ],
  'sport.sweat': [
    'Do I have to cleanse right after training?',
    'can i leave the swet on my face after running',
    'I do CrossFit at lunch and go straight back to my desk, so the sweat dries on my face. Should I at least rinse it?',
  ],
  'sport.swimming': [
    'I swim laps four times a week, how do I protect my face?',
    'chlorine skin',
    'sea watter good for pimples?',
  ],
  'myth.toothpaste': [
    'My dad puts toothpaste on his spots, does it do anything?',
    'toothpaste pimple hack',
    'toothpast on a spot over nite',
  ],
  'myth.lemon': [
    'Can I make a face mask from yogurt and lemon?',
    'vinegar for spots',
    'My gran in Palermo cleans her face with half a lemon and is convinced it takes the spots away. May I do it like her?',
  ],
  'myth.natural': ['Are organic brands gentler to the face?', 'is homade cream better then bought'],
  'myth.comedogenic': ["Does non-comedogenic promise that I won't get pimples?", 'comedogenic rating'],
  'myth.water': [
    'Will I get better skin if I drink more?',
    '2 liters a day?',
    'drinkin water agianst dry skin works?',
  ],
  'myth.chocolate': [
    'Do I have to give up cheese to get clear skin?',
    'pizza pimples',
    "I work in a bakery and live on croissants, and my skin looks accordingly. Or is that an old wives' tale?",
  ],
  'myth.expensive': [
    'What do I get from a luxury cream that a drugstore one lacks?',
    'is la mer worht the money',
  ],
  'myth.steam': ['Should I steam my face before cleaning it?', 'ice cubes on face'],
  'myth.dirty': ["Is my son's acne a hygiene thing?"],
  'myth.dirty|step.cleanser': ['if i wash 5 times a day will the spots dissapear'],
  'myth.oils': [
    'Can a face oil replace my moisturizer?',
    'argan oil',
    'In my village in Crete we put olive oil on everything, also on the face. My niece is horrified. Who is right?',
  ],
  'myth.many-steps': ['Is a long routine better than a short one?', '10 steps needed?'],
  'myth.rolling': ['Can massaging with a stone slim my jaw?'],
  'myth.rolling|myth.steam': ['ice roller'],
};
