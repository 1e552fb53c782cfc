import type { Questions } from '../questions/question.ts';

/** About the steps of a routine. */
export const STEP_QUESTIONS: Questions = {
  'step.wait': [
    'Should each layer dry before the next one goes on?',
    'wait after serum?',
    'how long wait betwen retinol and creme',
  ],
  'step.basics|routine.plan': [
    'What are the products that really everyone needs?',
    'beginner skincare',
    'i no nothing about skincare where to begin',
  ],
  'step.cleanser': [
    'Is washing my face three times a day too much?',
    'do i need to wash my face in the mornin',
    "I'm a mechanic and come home black as a chimney, so I scrub my face with hand paste at work and then again at home. How should I wash it instead?",
  ],
  'step.cleanser|label.ph': ['soap on face?'],
  'step.double-cleansing': [
    'When does cleansing twice make sense?',
    'On TikTok they all wash with some oily balm and then wash again with foam. I only have one gel. Am I not getting clean?',
  ],
  'step.toner': ['What happens if I leave out toner?', 'toner: why?', 'do i need tonner if i have a serum'],
  'step.serum': ['What makes a serum different from a cream?'],
  'step.serum|combine.too-many': ['can i use 2 serums or is one enouf'],
  'step.moisturizer|concern.shine': ['Which texture of moisturizer fits oily skin?'],
  'step.moisturizer': [
    'gel or cream?',
    'My husband says lotion is for people who have too much time, and his face is grey and tight. How do I find the right cream for him?',
  ],
  'step.eye-cream': [
    'Can I use my normal cream around the eyes?',
    'eye cream at 25?',
    'My best friend has got a separate cream for her lids, for her lips and for her neck. I have one cream. Am I missing out with my eyes?',
  ],
  'step.exfoliate': ['How do I know how frequently I should exfoliate?', 'how ofen should i xfoliate'],
  'step.scrub|myth.lemon': ['Is a coffee grounds scrub okay for my face?'],
  'step.scrub': ['facial brush good?'],
  'step.mask': [
    'Do face masks really make a difference?',
    'Every Sunday my flatmates and I do a mask night with wine and trash TV. Is it any use besides being fun?',
  ],
  'step.patch-test': [
    'Where on my body should I try a new serum first?',
    'how do i tets a new cream befor i use it',
    'I got a nasty surprise from a cream at Easter, so from now on I want to try things out first. How do I go about that?',
  ],
  'step.how-long': [
    'When should I expect a difference from a new serum?',
    'still no results',
    "I've been using the niacinamide for nine days and honestly look exactly the same. Am I too impatient?",
  ],
  'step.start-strong': [
    'How do I introduce an acid slowly?',
    "I'm a coward with actives. I bought one that's said to be quite potent and it's been in the drawer since June. How often do I take it at first?",
  ],
  'step.start-strong|ingredient.retinol': ['retinol first week'],
  'step.purging': [
    'Are more pimples normal when starting an acid?',
    'purge or reaction?',
    'Three weeks into my first acid and my forehead looks worse than ever. The forum says hang in there, my gut says bin it. Which is it?',
    'purgin how long dose it last',
  ],
  'step.amount': ['How big a blob of cream should I take?', 'is a pee sized amount enough for the hole face'],
  'step.amount|step.serum': ['how much serum'],
  'step.expiry': [
    'My moisturizer has been open for ages, can it still be used?',
    'how do i no if a cream is off',
    'While cleaning up I found a lovely jar my late wife had opened, maybe three years ago. It smells fine. Can I finish it?',
  ],
  'step.neck': ['Does my neck need the same products as my face?', 'lips too?'],
  'step.pregnancy': [
    "Which skin care do I have to give up now that I'm pregnant?",
    'pregnancy no-gos',
    "Thirteen weeks tomorrow and the nausea is bad enough, now I'm also scared of my bathroom cabinet. What should not go on my skin?",
  ],
  'step.teens': [
    'My daughter is nearly 14 and wants skin care, what does she need?',
    'im 14 do i need a serum or somthing',
  ],
  'step.men': [
    'Do men need other products than women?',
    'skincare for guys',
    'can i use my wifes creme as a man',
  ],
  'shaving.how': [
    'My neck is always red after shaving, what am I doing wrong?',
    'razor burn',
    "I'm 17 and just began to shave, and my throat looks like a plucked chicken each time. Nobody ever showed me how to do it.",
  ],
  'shaving.ingrown': [
    'How do I get rid of the little bumps where my beard grows in?',
    'ingrone hairs on my chin what to do',
  ],
  'hair.removal': [
    'Can I wax my upper lip when I use retinol?',
    'dermaplaning ok?',
    "I've got a bit of a moustache, like all women in our family, and want to get rid of it before my sister's wedding. Is waxing okay on the face?",
  ],
  'makeup.order': ['Does primer go before or after sunscreen?', 'my makup pills over suncream'],
  'makeup.remove': [
    "What's the gentlest way to get my make-up off?",
    'micellar water only?',
    "I work night shifts as a dancer, full stage make-up, and I'm home at five in the morning. What is the laziest decent way to get it all off?",
  ],
  'makeup.brushes': ['How do I clean my foundation brush?', 'dirty sponge'],
  'makeup.spf-tint': ['Can a tinted sunscreen replace my foundation?'],
  'makeup.spf-tint|sun.moisturizer-spf': ['bb cream enough?'],
  'label.order': [
    'What does the position of something in the ingredient list tell me?',
    'how to read inci',
    "I'm standing in the drugstore with a tube in my hand and the back is a whole novel in Latin. How do I find out what's mostly in it?",
  ],
  'label.hypoallergenic': ["Can I rely on 'dermatologist tested'?", 'hypoalergenic does that mean its safe'],
  'label.ph': ['Why do people care about the pH of face wash?', 'bar soap pH'],
  'label.percent|ingredient.vitamin-c': ['Is 20% vitamin C better than 10%?'],
  'label.percent|ingredient.niacinamide': ['10% or 5% niacinamide'],
  'label.dupes|product.find': ['Is there a cheaper version of my serum?'],
  'label.dupes': ['are dupes as good as the orignal one'],
  'label.influencers': ["Should I copy an influencer's routine?", 'viral serum legit?'],
  'label.influencers|step.teens': [
    'My 15 year old spends her pocket money on whatever a girl on Instagram holds into the camera. Is any of it worth it?',
  ],
};
