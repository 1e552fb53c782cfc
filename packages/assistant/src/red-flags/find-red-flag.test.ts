import { expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import { findRedFlag } from './find-red-flag.ts';

it.each([
  [
    'A mole on my cheek changed shape this month and it bled today. Which serum should I use?',
    'changing_spot',
  ],
  ['teh moel on my neck got darker', 'changing_spot'],
  ['my m\u200Bole chan\u202Eged and it ble\u2060eds', 'changing_spot'],
  ['rash is all over me since last month', 'spreading_rash'],
  ['burned my cheek years ago, and now it is swelling up again', 'swelling'],
  ['i hope this will kill me', 'self_harm'],
  ['my face is swelling up after the serum', 'swelling'],
  ['I have a rash that is spreading all over', 'spreading_rash'],
  ['fevr and sore skin since last night', 'fever'],
  ['i got retinol in my eye and it hurts', 'eye'],
  ['the pain in my cheek is unbearable', 'severe_pain'],
  ['chemcal burn on my forehead', 'burn'],
  ['my kid swallowed my toner', 'swallowed'],
  ['whats the best moisturizer, i want to die anyway', 'self_harm'],
  ['i make myself throw up to get clear skin', 'eating'],
  ['i dont really want to be alive', 'self_harm'],
  ['what helps against dark thoughts', 'self_harm'],
  ['i want to be gone', 'self_harm'],
  ['my mom says i have bad skin and i want to die', 'self_harm'],
  ['i would die for clear skin, i really want to die', 'self_harm'],
  ['i ate pizza yesterday and made myself vomit', 'eating'],
  ['i have a spot on my nose and it keeps growing', 'changing_spot'],
  ['burst veins from being sick on purpose', 'eating'],
  ['it has been bleeding for an hour', 'bleeding'],
  ['since the new cream my eyes are so puffy i cant open them', 'swelling'],
  ['the redness keeps creeping down my neck', 'spreading_rash'],
  ['my lip is the size of an egg', 'swelling'],
  ['i have had enough, i want it all to stop', 'self_harm'],
  ['my eyelids are so fat since the new mask', 'swelling'],
  ['is it bad if a child gulped down moisturiser', 'swallowed'],
  ['i have the pills counted out', 'self_harm'],
  ['agony since i squeezed that spot', 'severe_pain'],
  ['got hair removal cream on my lip and the skin came off', 'burn'],
  ['chemical got on my face at work and its stinging like crazy', 'burn'],
  ['my classmate posts about killing herself', 'self_harm'],
  ['i bought the pills already', 'self_harm'],
  ['a stabbing feeling in my cheek all night long', 'severe_pain'],
  ['my nose piercing is oozing green', 'fever'],
  ['face got so puffy from the peel i do not recognize myself', 'swelling'],
  ['is it normal that a mole loses its color in a ring around it and grows', 'changing_spot'],
  ['my flatmate lives on coffee and cigarettes and looks like bones', 'eating'],
  ["can retinol remove a mole? it's got raised lately", 'changing_spot'],
  // In other words for wanting and for an end, and in other languages.
  ['dont wanna be here any more', 'self_harm'],
  ['She does not really want to be alive. Which moisturizer?', 'self_harm'],
  ['my uncle lost all will to live since his scars', 'self_harm'],
  ['estoy harta de mi cara, ya no quiero vivir', 'self_harm'],
  ['je n’ai plus envie de vivre', 'self_harm'],
  ['ich will mit diesem gesicht nicht mehr leben', 'self_harm'],
  // A denial does not hide what follows it.
  ['i dont have a fever, but my throat feels like it is shutting after the new mask', 'swelling'],
  ['I do not have hives but my tongue feels thick', 'swelling'],
  ['my eye is not swollen but everything is foggy through it since the peel', 'eye'],
  ['not bleeding now but the mark on my arm scabs and opens again and again for months', 'changing_spot'],
])('recognises: %s', (text, flag) => {
  expect(findRedFlag(ranking, text)).toBe(flag);
});

it.each([
  'my mole-colored lipstick is my favorite',
  'can a chemical peel burn you',
  'my lips are not swollen, only dry',
  'i want to end it, my subscription i mean',
  'tired of existing products that sting',
  'fotos para morir de risa',
  'I cut myself shaving, what helps?',
  'waxing is painful, what else is there',
  'how do i stop sunscreen running into my eyes',
  'is hyaluronic acid safe to swallow in supplements',
  'waiting for my scan is agony',
  'the peeling gel works, dead skin came off',
  'my hay fever makes my eyes itchy',
  'is purging from retinol normal',
  'I stopped eating dairy, will it help?',
  'my mole has not changed',
  'no fever and no pain, just dry skin',
  'will retinol burn my skin',
  'my cheek is red but not swollen',
  'what does 5 mean on your scale',
  'these prices are killing me',
  'my eyelids are swollen every morning',
  'my cheek was swollen two years ago after the dentist',
  'shampoo got in my eye, fine after a minute',
  'i hate to swallow big capsules',
  'do freckles get darker in summer',
  'is it true that makeup means my skin cannot breathe',
  'i binged on serums in the sale',
  'i cut myself shaving once, just a tiny nick, can i use toner',
  'my skin is purging after bha',
  'chilly weather and dry lips',
  'skin diet',
  'lip plumper safe?',
  'is this eczema around my mouth',
  'will it be gone next month',
  'when will the redness be gone',
  'i would die for her skin',
  'this cream saved my life',
  'my boyfriend says i have bad skin',
  'my dad has oily skin',
  'is there no hope for my pores',
  'a pimple on my lip',
  'i have a small spot on my nose',
  'i ate pizza yesterday',
  'i dont eat meat',
  'the tube is swollen',
  'my cream has changed color',
  'the shine is spreading to my cheeks',
  'gums',
])('raises no alarm: %s', (text) => {
  expect(findRedFlag(ranking, text)).toBeNull();
});

const MEDICINES =
  'isotretinoin,accutane,roaccutane,doxycycline,minocycline,tretinoin,adapalene,spironolactone,the pill,birth control,antibiotics,blood thinners,prednisone,steroid cream,hydrocortisone,antidepressants,sertraline,metformin,vitamin d,iron tablets,ibuprofen,allergy tablets,hormones,insulin'.split(
    ',',
  );
const TELLING = [
  'I take {}',
  'i am on {}',
  "I'm taking {} at the moment",
  'my doctor gave me {}',
  'i use {} every night',
  'I started {} last week',
  'im on {} is retinol ok',
];

it('a medicine that somebody takes raises no alarm by itself', () => {
  const texts = MEDICINES.flatMap((medicine) => TELLING.map((way) => way.replace('{}', medicine)));
  expect(texts.filter((text) => findRedFlag(ranking, text) !== null)).toEqual([]);
});

it.each([
  ['I take all my isotretinoin at once', 'self_harm'],
  ['i am on antidepressants and i want to die', 'self_harm'],
  ['im on accutane and i feel like ending it', 'self_harm'],
  ['i am on blood thinners and my mole bleeds', 'changing_spot'],
  ['i started doxycycline and now i cant breathe', 'swelling'],
  ['i take insulin to lose weight and throw up', 'eating'],
] as const)('a danger beside a medicine is found: %s', (text, flag) => {
  expect(findRedFlag(ranking, text)).toBe(flag);
});
