import type { Questions } from '../questions/question.ts';

/** About single ingredients. */
export const INGREDIENT_QUESTIONS: Questions = {
  'ingredient.niacinamide': [
    'What can I expect from a niacinamide serum?',
    'wat is niacinimide good for',
    "There is a serum with vitamin B3 next to the till for six euros and the lady in front of me bought four. What's so great about it?",
  ],
  'ingredient.azelaic|step.start-strong': ['How do I start with azelaic acid?'],
  'ingredient.azelaic|concern.redness': ['azaleic acid for rednes?'],
  'ingredient.salicylic|concern.blackheads|concern.pores': ['Is BHA something for clogged pores?'],
  'ingredient.salicylic': ['bha frequency'],
  'ingredient.aha|ingredient.suits': ['Is lactic acid a good acid for beginners?'],
  'ingredient.aha': ['diffrence between glicolic and lactic acid'],
  'ingredient.pha': ["What's so special about PHA toners?", 'gluconolactone for what'],
  'ingredient.benzoyl': [
    'How strong should my benzoyl peroxide be?',
    'My mother is furious because her blue towels have pale orange blotches since I started with the benzoyl gel. Can that come from it?',
  ],
  'ingredient.benzoyl|concern.blemishes': ['bpo against spots?'],
  'ingredient.retinol': [
    'What does retinol really do to skin?',
    'is retnol worth it at 30',
    'Half the women in my yoga class are over fifty and they all rave about retinol. Is there anything to it or is it hype?',
  ],
  'ingredient.tretinoin': [
    'Is adapalene the same thing as retinol?',
    'tretinoin without doctor?',
    'My flatmate got a tube of tretinoin from the skin clinic and offered me some. I only know the normal retinol, how different is it?',
  ],
  'ingredient.bakuchiol': ['Does bakuchiol work like retinol?', 'bakuchol is it realy gentler'],
  'ingredient.vitamin-c': ['ascorbic acid benefits', 'my vitamn c went orange is it stil good'],
  'ingredient.tranexamic': ['Does tranexamic acid do anything for uneven color?', 'tranexamic every day?'],
  'ingredient.arbutin': [
    'Is alpha arbutin any good for brown marks?',
    'kojic soap?',
    'My cousin brought me a licorice root cream from Seoul that should even out the complexion. Does that stuff work?',
    'is arbutine any good',
  ],
  'ingredient.hydroquinone': ['Why is hydroquinone not sold in shops here?', 'hydroquinone safe?'],
  'ingredient.caffeine|concern.puffy-eyes|concern.dark-circles': [
    'Does a coffee eye serum really wake up tired eyes?',
    'cafeine under the eyes works?',
  ],
  'ingredient.peptides': [
    'Are peptide creams worth their price?',
    'copper peptides?',
    'For my 60th I got a tiny pot with peptides that costs more than my shoes. Does it do more than any other cream?',
    'what do pepties do exactly',
  ],
  'ingredient.hyaluronic': [
    'Can hyaluronic acid replace my cream?',
    'hialuronic serum makes me more dry why',
    "My mother-in-law puts hyaluron drops on bone-dry skin and complains that it pulls. I think she's doing it wrong, how should it be used?",
  ],
  'ingredient.ceramide': ['Who needs a ceramide cream?', 'ceramids what are they'],
  'ingredient.petrolatum': [
    'Is it okay to leave Vaseline on my face overnight?',
    'slugging every night?',
    'My grandfather was a fisherman and greased his face with petroleum jelly all his life, he had lovely skin at 80. Should I copy him?',
  ],
  'ingredient.squalane': ['Can I put a few drops of squalane over my cream?', 'squalane vs squalene'],
  'ingredient.silicone': ['Do silicones stop my skin from breathing?', 'dimethicone in primer'],
  'ingredient.snail': [
    'Is snail essence more than a nice moisturizer?',
    'snale mucin realy work?',
    "My Korean pen pal sent me a slimy essence made of snails and I'm a bit disgusted to be honest. Is it worth getting over it?",
  ],
  'ingredient.collagen': ['Can a collagen cream make my cheeks firmer?', 'is colagen creme usefull or a lie'],
  'ingredient.collagen|life.supplements': [
    'My sister-in-law stirs collagen powder into her coffee each morning and swears that she glows. Is she right?',
  ],
  'ingredient.fragrance': ["What's the difference between unscented and perfume-free?", 'why no perfume?'],
  'ingredient.fragrance|concern.stinging': [
    'I love it when my face cream smells of roses, but lately my skin tingles after it. Could the scent be the reason?',
  ],
  'ingredient.essential-oils': ['Is a drop of lavender oil in my cream a bad idea?'],
  'ingredient.essential-oils|myth.oils': ['rose oil face'],
  'ingredient.tea-tree': ['How do I use tea tree oil on a pimple?', 'pure tea tree oil?'],
  'ingredient.alcohol': ['Is cetearyl alcohol the drying kind?'],
  'ingredient.alcohol|step.toner': ['my tonner has alchohol denat second on the list, toss it?'],
  'ingredient.witch-hazel': [
    'My grandmother swore by witch hazel, should I use it too?',
    'witch hazel daily?',
  ],
  'ingredient.parabens': [
    'Do I need to worry about methylparaben in my lotion?',
    'why is evrybody scared of paraben',
  ],
  'ingredient.mineral-filters|ingredient.chemical-filters': [
    'Does a zinc sunscreen protect as well as the other sort?',
  ],
  'ingredient.mineral-filters|sun.dark-skin': ['white cast help'],
  'ingredient.chemical-filters': [
    'Are the organic filters in my sunscreen bad for hormones?',
    'avobenzone safe?',
  ],
  'ingredient.coconut': [
    'My whole family uses coconut oil as a face cream, is that fine?',
    'coconut oil over nite on face ok?',
  ],
  'ingredient.clay|step.mask': ['How long should a clay mask stay on?', 'kaolin every week?'],
  'ingredient.azelaic': [
    'A colleague with a red face like mine showed me a tube of azelaic acid and said it changed her life. What is that stuff?',
  ],
  'ingredient.aloe': ['aloe vera daily?'],
  'ingredient.aloe|sun.burn': ['Does the green gel from an aloe leaf cool a red face after a beach day?'],
};
