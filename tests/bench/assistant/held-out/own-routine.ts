import type { Questions } from '../questions/question.ts';

/** About the member's routine. */
export const ROUTINE_QUESTIONS: Questions = {
  'routine.tonight': [
    'Which products are planned for tonight?',
    'what do i put on befor bed today',
    "Just got home from a late shift and I'm dead on my feet. What was I supposed to do with my face this evening again?",
  ],
  'routine.morning': [
    'What are my steps before I leave for work?',
    "this morning's products",
    'I have exactly six minutes between the alarm and the school bus. What am I meant to put on my face in that time?',
  ],
  'routine.week': [
    'What days is my acid scheduled for?',
    'weekly overview',
    'wich day do i use the lactic liqid',
  ],
  'routine.list': [
    'Which products have I saved here?',
    'my products',
    "I'm standing in the shop and can't remember what I already have at home. Can you read me what I saved with you?",
  ],
  'routine.order|step.order': [
    'Does my gel cream come before or after the niacinamide serum?',
    'wich order do i apply my stuf',
    'I have a cleanser, a serum, a cream and the sunscreen lined up on the sink like little soldiers. Who goes first?',
  ],
  'routine.check': ["Is there anything in my routine that shouldn't be combined?", 'any conflicts?'],
  'routine.check|ingredient.pair': [
    'My roommate says you should never own retinol and an acid at the same time. I have both in my plan. Is my setup okay?',
  ],
  'routine.add|product.find': [
    "What's the first thing I should add to what I already do?",
    'which prodct should i get next',
  ],
  'routine.add': ['anything missing?'],
  'routine.drop': [
    'Which of my products could I stop buying?',
    'too many bottles',
    'Money is tight since the baby came. If I had to cut one or two things from my shelf, which would hurt least?',
  ],
  'routine.plan|step.basics': ['Can you design a routine around my skin?', 'plan for me please'],
  'routine.plan|step.basics|step.men': [
    "I'm 34, never owned anything but soap, and my wife says it's time. What would a routine for me look like?",
  ],
  'routine.new|step.one-at-a-time': [
    'How soon after the last new product can I open another one?',
    'two new creams together?',
    'I got a gift box with four different serums for my birthday and want to try all of them this week. Bad idea?',
  ],
  'our.routine-check|routine.check': [
    "How do you decide that two products don't belong together?",
    'why this warning?',
  ],
  'our.add-product': [
    'How do I enter the cream I already own?',
    'cant find how to ad my own sunscreen',
    'My doctor gave me a plain cream in a white tube and I want it to appear with the rest of my things here. How do I do that?',
  ],
  'our.done': ['How do I check off my routine for today?', 'mark as done'],
  'our.done|combine.missed': ['forgot to tik off last night'],
  'our.reminders': [
    "Can you send me an alert when it's time for a scan?",
    'turn off reminders',
    "I have the memory of a goldfish and always remember my cream when I'm already in bed. Is there some kind of alarm in here?",
  ],
  'our.trial-product': ['How can I find out if my serum does anything for me?', 'wat is a product trail'],
  'product.find': [
    'Can you suggest a light moisturizer for me?',
    'cheap sunscreen please',
    'recomend a clenser for dry skin',
    "I need a sunscreen that doesn't turn me into a ghost and costs less than 18 dollars. Any idea?",
  ],
  'ingredient.have': [
    'Is an acid in any of my products?',
    'any parabens in mine?',
    "I suddenly can't stand perfumed things. Is there scent in one of the bottles that I have saved?",
    'is ther perfum in one of my things',
  ],
  'ingredient.suits|ingredient.salicylic': ['Would salicylic acid be okay for my kind of skin?'],
  'ingredient.suits|ingredient.azelaic': ['shoud i try azeliac acid or not'],
  'ingredient.suits|ingredient.aha': ['glycolic for my face?'],
  'ingredient.suits|ingredient.vitamin-c|concern.sensitive': [
    'My skin gets offended by practically everything, and the girl at the store still sold me a vitamin C. Can somebody like me use that?',
  ],
  'ingredient.pregnancy': [
    "Is azelaic acid allowed while I'm expecting?",
    'can i keep using niacinimide when pregnent',
  ],
  'ingredient.pregnancy|step.pregnancy': [
    'We just found out, six weeks along! I used a retinol until yesterday evening. Do I have to stop?',
  ],
  'ingredient.pair': [
    'Can I use azelaic acid and retinol on the same evening?',
    'vitamin C + AHA?',
    'nicinamide togther with salicylic ok?',
    "I'm using benzoyl peroxide from the pharmacy in the morning and would love to add a vitamin C serum as well. Do those get along?",
  ],
  'combine.too-many|routine.check': ['How many active ingredients are too many?'],
  'combine.too-many|routine.check|step.serum': ['three serums too much?'],
  'combine.cycling': [
    'What is this skin cycling everyone talks about?',
    'how dos skincycling work',
    'The girl who does my lashes has one night acid, one night retinol and then two nights off. Is that a real thing?',
  ],
  'combine.sandwich': ['Should I put a layer of cream under my retinol?', 'buffering retinol'],
  'combine.missed': [
    'I forgot my evening routine, should I use more today?',
    'My son was ill all week, so I have not touched a single bottle since Sunday. Where do I pick it up again?',
  ],
  'combine.stop': ['Will my wrinkles come back if I quit using retinol?', 'stopping my serum'],
  'combine.break': [
    'Does my skin get used to the same cream after a while?',
    'skin fasting?',
    'shoud i give my skin a brake from everything',
  ],
  'combine.spot': ['Do pimple patches work on spots deep under the skin?', 'hydrocoloid patch how to use'],
};
