import type { Questions } from '../questions/question.ts';

/** About concerns with the face. */
export const CONCERN_QUESTIONS: Questions = {
  'concern.blemishes': [
    'What can I do about the pimples on my forehead?',
    'how to get rid of acnee fast',
    "I'm 42 and still break out like a teenager, always before a big meeting it seems. What is actually proven to work?",
  ],
  'concern.popping': [
    'Is it really that bad to press out a spot?',
    'pop it?',
    'i allways pick at my face how can i stopp',
  ],
  'concern.marks': [
    'How long do the red marks from pimples take to fade?',
    'scars from spots',
    "The breakouts themselves are over, thank god, but I'm left with brownish patches all along my jaw. Will they go by themselves?",
  ],
  'concern.redness': [
    'What calms a red nose and cheeks?',
    'my cheecks are so red all the time',
    "At the office they keep asking whether I ran up the stairs because I'm so flushed. What can I do to look calmer?",
  ],
  'concern.redness-triggers': [
    'Does hot curry make my face redder?',
    'what triggers flushing',
    "On ski trips and at weddings I turn purple within ten minutes, at home I'm fine. What could be setting it off?",
  ],
  'concern.dark-spots': [
    'Which ingredients fade brown patches?',
    'how do i get ride of hyperpigmantation',
    "After my second child I kept a brownish shadow above my upper lip, people think it's a moustache. What helps with that?",
  ],
  'concern.shine': [
    'How can I keep my forehead matte through the day?',
    'greasy by lunch',
    'my nose is so oilly what do i do',
    "I'm a waiter, and on every photo from work I look as if somebody buttered me. I wash and wash. What else can I do?",
  ],
  'concern.dry': ['flaky nose'],
  'concern.dry|water.hard': ['My skin feels like paper after every shower, what can I do?'],
  'concern.dry|concern.texture': [
    "I'm 70 and since last year my cheeks have been as rough as bark, whatever I put on. What is good against such dryness?",
  ],
  'concern.sensitive': [
    'What should I use when my skin reacts to almost everything?',
    'verry sensitiv skin what to use',
    'Since chemo last year (all done, all good!) my face gets cross about everything, even baby soap. What can such skin put up with?',
  ],
  'concern.lines': [
    'What really softens lines around the mouth?',
    'forehead wrinkles',
    'how to stop wrinckles from coming',
  ],
  'concern.lines|life.procedures': [
    'I turned 50 last month and the folds beside my nose suddenly look like brackets. Is there anything short of surgery?',
  ],
  'concern.dark-circles|life.sleep': [
    'Why are the shadows under my eyes there even when I sleep well?',
    "I've got newborn twins, enough said. People ask me if somebody hit me, that's how dark it is under my eyes. Anything that helps?",
  ],
  'concern.dark-circles': ['dark circels wont go away'],
  'concern.dark-circles|concern.puffy-eyes': ['eye bags'],
  'concern.puffy-eyes': ['My eyelids look thick every morning, what can I do?', 'puffy after crying'],
  'concern.texture': [
    'Why is my skin bumpy even though I have no pimples?',
    'smoother skin how',
    'my skin feels realy ruff under my fingers',
  ],
  'concern.pores': [
    'Is there any way to get rid of visible pores on my cheeks?',
    'my pors are huuge',
    'I zoomed in on a video call and got a fright: the skin next to my nose looks like an orange. Can those holes be made smaller?',
  ],
  'concern.blackheads': [
    'What removes blackheads for good?',
    'nose strips ok?',
    'blakheads on my nose keep comming back',
  ],
  'concern.stinging': [
    'My new cream burns for ten minutes, should I keep using it?',
    'lotion stings',
    'I bought a sample set at the airport, put the lotion on in the hotel, and now my cheeks are hot and itchy. What should I do first?',
  ],
  'concern.barrier': [
    'How do I know if my skin barrier is damaged?',
    'how to repare a broken skin barier',
    'I may have gone overboard: peel on Monday, scrub on Wednesday, retinol on Thursday. Now even water is unpleasant. How do I get back to normal?',
  ],
  'concern.doctor': [
    'At what point should I show my pimples to a doctor?',
    'dermatologist needed?',
    "I don't want to steal anybody's time, but I've had these deep spots on my jaw for a year and they leave holes. Go to a specialist or wait?",
  ],
  'concern.moles': ['What should I look out for on my moles?', 'can u chek a mole on a picture'],
  'life.stress': [
    'I break out whenever I have deadlines, is that a thing?',
    'stress pimples',
    'Divorce, moving house and a new job in one autumn, and my chin looks as it did at 16. Could that be the nerves?',
  ],
  'life.hormones': [
    'Why does my chin break out every month?',
    'pms skin',
    "I'm 48, my cycle is all over the place, and my face went from oily to desert in a year. Is that connected?",
    'why pimples befor my periode',
  ],
  'life.sleep': ['Do silk pillowcases do anything for skin?', 'does lack of slep show in my face'],
  'life.supplements': ['Should I take biotin for my skin?', 'vitamins for glow', 'omega 3 capsuls for skin?'],
  'life.procedures': [
    'Is a professional facial a good idea for me?',
    'chemical peel salon',
    'For our anniversary my husband gave me a voucher for laser at a beauty studio. Sweet, but should I do it?',
  ],
};
