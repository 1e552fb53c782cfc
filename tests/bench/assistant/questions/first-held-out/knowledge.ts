import type { Questions } from '../question.ts';

/** About skin and the steps of a routine. */
export const KNOWLEDGE_QUESTIONS: Questions = {
  'concern.blemishes': [
    'breaking out sooo bad before prom help',
    'got loads of little bumps with white heads on my cheeks, what can i use',
    'im 41 and still get pimples?? what helps',
    'how 2 make a pimple go away by friday',
  ],
  'concern.blemishes|step.teens': ['my son is 14 and has many pimples, what can he use'],
  'concern.popping': [
    'can i pop it its huge',
    'cant stop touching and picking when im stressed',
    'i squeezed a pimple and now its a scab, was that bad',
  ],
  'concern.marks': [
    'how long do the red dots after acne take to go',
    'pits in my cheeks from old acne, can a cream do anything',
  ],
  'concern.marks|concern.dark-spots': ['the pimple is gone but a brown mark stays'],
  'concern.redness': [
    'my cheeks always look like i ran a marathon',
    'how can i make my face less red',
    'red nose all year, what do you advise',
    'constantly red around nostrils',
  ],
  'concern.redness-triggers': [
    'i go bright red after wine and curry',
    'does hot coffee make your face flush',
    'what should i avoid so my cheeks dont flare up',
  ],
  'concern.dark-spots': [
    'how to get rid of age spots',
    'brown patches on my upper lip since the summer, what helps',
    'i have darker areas around mouth, how to even it',
    'Liver spots on the face at 70, what can one do?',
  ],
  'concern.shine': [
    'greasy t zone by lunchtime',
    'my face is an oil slick, what do i do',
    'how to look less shiny without makeup',
  ],
  'concern.dry': [
    'flaky bits around my nose in winter',
    'my face feels like paper after washing',
    'so dry that makeup goes patchy',
  ],
  'concern.sensitive': [
    'everything makes my face itch and sting',
    'my skin reacts to anything, how should i care for it',
    'my face gets angry at every cream i try',
  ],
  'concern.lines': [
    'crows feet, anything that works',
    'when should i start with anti ageing',
    'forehead lines at 30 what to do',
    'Can wrinkles around the mouth be made less visible?',
  ],
  'concern.dark-circles': [
    'i look tired all the time, shadows under my eyes',
    'panda eyes help',
    'why do i have purple under the eyes',
  ],
  'concern.puffy-eyes': ['bags under the eyes every morning', 'how do i wake up without eye bags'],
  'concern.texture': [
    'how do i get smooth glass skin, mine is all bumpy',
    'tiny bumps on forehead u can feel but not see',
    'skin feels like sandpaper',
  ],
  'concern.pores': ['huge pores on nose', 'can pores be shrunk', 'why are the pores on my cheeks so visible'],
  'concern.blackheads': [
    'black dots on my nose wont go away',
    'how to remove blackheads safely',
    'do those nose strips do harm',
  ],
  'concern.stinging': [
    'new cream tingles a lot is this normal',
    'cheeks turned red right after the toner, what now',
  ],
  'concern.stinging|concern.sensitive|concern.barrier': ['burning feeling when i put moisturiser on'],
  'concern.barrier': ['did i ruin my skin barrier', 'used too many peels, face tight and shiny, how to fix'],
  'concern.barrier|concern.stinging': ['i overdid it with acids and now everything stings, how to repair'],
  'concern.doctor': [
    'at what point is it time for a dermatologist',
    'is this bad enough for a doctor',
    'nothing helped for 4 months, should i see someone',
  ],
  'concern.moles': [
    'got a brown mole on cheek can your scan check it',
    'can you tell from the picture if a mole is ok',
    'do you check birthmarks',
  ],
  'step.basics|routine.plan': [
    'total beginner, what 3 things do i need',
    'what does a man need for his face, minimum',
  ],
  'step.basics|step.cleanser|myth.many-steps|routine.drop': ['do i really need all this or is soap enough'],
  'step.wait': [
    'do i have to sit around between the layers or go on at once',
    'can i put the cream on straight after the serum',
    'must it dry before next layer',
  ],
  'step.cleanser': [
    'do i wash my face in the morning too or is water enough',
    'can i use shower gel on my face',
    'is it bad to wash 4 times a day',
  ],
  'step.cleanser|product.find': ['which kind of face wash for dry skin'],
  'step.double-cleansing': ['do i need two cleansers', 'micellar water first and then wash?'],
  'step.toner': [
    'is toner needed',
    'when do you use toner',
    'whats the difference between toner and essence',
  ],
  'step.serum': ['whats a serum even', 'can i skip serum', 'how much serum, one drop or a whole pipette'],
  'step.moisturizer': [
    'oily skin, still need cream?',
    'gel or cream for my face',
    'how often should i moisturise',
  ],
  'step.eye-cream': [
    'is eye cream just expensive moisturiser',
    'do i need a special cream for around eyes',
    'where do i put eye cream, on the lid as well?',
  ],
  'step.exfoliate': [
    'how many times per week should i peel',
    'exfoliating for beginners',
    'is it too much to exfoliate each day',
  ],
  'step.scrub': [
    'sugar scrub from the kitchen yes/no',
    'are those spinning face brushes good',
    'apricot scrub bad?',
  ],
  'step.mask': [
    'how often face mask',
    'do sheet masks do anything or just fun',
    'can i sleep with a mask on',
  ],
  'step.patch-test': [
    'how do i check im not allergic before putting it all over',
    'where on my body do i try a new cream first',
  ],
  'step.how-long': [
    'been using it 2 weeks and nothing',
    'after how many weeks can i expect a difference',
    'how much patience do i need with this',
  ],
  'step.how-long|ingredient.azelaic': ['when does azelaic kick in'],
  'step.start-strong': ['how to build up slowly with a strong serum'],
  'step.start-strong|ingredient.aha|step.exfoliate': ['i want to begin an acid, how do i not wreck my face'],
  'step.purging': [
    'more spots since new acid, is this the purge',
    'is it purging or a reaction',
    'breaking out after starting retinol normal?',
  ],
  'step.expiry': [
    'cream from 2021 still fine?',
    'how long is an opened serum good',
    'what does the little jar with 12M mean',
    'my moisturiser smells funny, chuck it?',
  ],
  'step.pregnancy': [
    'im 3 months pregnant what can i still use',
    'which skin care should pregnant women avoid',
    'nursing a baby, anything off limits for my face',
  ],
  'step.teens': [
    '13 and want to start skincare',
    'my daughter is 13 and wants all these serums, what does she need',
    'what do u use at 16',
  ],
  'concern.blemishes|life.hormones': ['spots on jawline every month around my period'],
  'step.double-cleansing|makeup.remove': ['how to take off waterproof makeup and spf'],
};
