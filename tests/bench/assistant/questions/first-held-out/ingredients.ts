import type { Questions } from '../question.ts';

/** About ingredients, alone, in pairs, and for the member. */
export const INGREDIENT_QUESTIONS: Questions = {
  'ingredient.niacinamide': [
    'everyone on tiktok uses niacinamide, what is it for',
    'whats the point of b3 in a serum',
    'should niacinamide go on in the morning or at night',
  ],
  'ingredient.retinol|ingredient.suits': [
    'my mom uses retinol. what does that stuff do',
    'how many nights a week for retinol when you are just starting',
    'why only put retinol on at night',
  ],
  'ingredient.retinol|ingredient.suits|concern.lines': [
    "Is retinol any use for a man of 52 with crow's feet?",
  ],
  'ingredient.vitamin-c': [
    'when in the day do i put vit c on',
    'does ascorbic acid brighten',
    'what is a vitamin c serum good for',
  ],
  'ingredient.vitamin-c|concern.dark-spots': ['is vitamine c good against brown spots'],
  'ingredient.salicylic': [
    'whats bha',
    'how often can i put salicilic acid',
    'Does salicylic acid get inside the pores?',
  ],
  'ingredient.aha': ['what is lactic acid for', 'how do i start with glycolic', 'are AHAs strong'],
  'ingredient.pha': [
    'it has gluconolactone on the tube, whats that',
    'what are polyhydroxy acids',
    'is there an acid that is gentler, pha or so',
  ],
  'ingredient.azelaic': [
    'is azelaic good for redness and marks',
    'azelic acid how to use',
    'my doctor mentioned azelaic acid, what is it',
  ],
  'ingredient.benzoyl': [
    'does benzoyl peroxid bleach towels',
    'how long do i leave the benzoyl wash on',
    'bpo for spots, how strong',
  ],
  'ingredient.tretinoin|ingredient.suits': [
    'a friend gave me her tretinoin tube can i use it',
    'what does tretinoin do',
  ],
  'ingredient.tretinoin|ingredient.retinol|ingredient.suits|ingredient.pair': ['tret vs retinol'],
  'ingredient.hyaluronic': [
    'is hyaluronic good for dry skin',
    'HA serum on wet or dry face',
    'what is sodium hyaluronate',
  ],
  'ingredient.ceramide': [
    'why does every cream advertise ceramides',
    'what is the use of ceramide in a cream',
  ],
  'ingredient.ceramide|concern.barrier': ['are ceramides good for a damaged barrier'],
  'ingredient.petrolatum|ingredient.suits': [
    'slugging with vaseline yay or nay',
    'can i put vaseline over my cream at night',
  ],
  'ingredient.fragrance': [
    'why is perfume in creams a problem',
    'does parfum on the label mean bad',
    'is no fragrance really better',
  ],
  'ingredient.alcohol': ['second ingredient is alcohol, should i worry', 'is cetyl alcohol drying'],
  'ingredient.tea-tree|ingredient.suits': [
    'my grandma puts tea tree on spots, any good',
    'can i dab pure teatree on my face',
  ],
  'ingredient.essential-oils|ingredient.suits': [
    'are essential oils ok in face cream',
    'someone put peppermint oil in a diy face cream, good idea?',
  ],
  'ingredient.coconut|ingredient.suits|myth.oils': [
    'can i use coconut oil from the kitchen as moisturizer',
    'does coconut oil clog',
  ],
  'ingredient.peptides': ['what are peptides supposed to do', 'peptide cream for older skin, worth it'],
  'ingredient.collagen': ['does collagen powder in coffee help the skin', 'can a cream put collagen back'],
  'ingredient.snail': ['is snail slime legit', 'whats snail essence good for'],
  'ingredient.tranexamic': ['tranexamic for spots?', 'does tranexemic acid lighten patches'],
  'ingredient.arbutin|ingredient.suits': [
    'arbutin any good for uneven tone',
    'is alpha arbutin safe to use every day',
  ],
  'ingredient.hydroquinone|ingredient.suits': [
    'someone at work sells a bleaching cream with hydroquinone, should i',
    'why is hydroquinone banned',
  ],
  'ingredient.caffeine': ['is there any use for coffee in an eye serum'],
  'ingredient.caffeine|concern.puffy-eyes|concern.dark-circles': [
    'roll on with caffeine against bags, does it help',
  ],
  'ingredient.parabens': [
    'methylparaben in my lotion, throw away or keep',
    'my cousin says parabens are poison',
  ],
  'ingredient.mineral-filters': ['zinc sunscreen or the normal one', 'what is titanium dioxide for'],
  'ingredient.mineral-filters|sun.dark-skin': ['does mineral spf leave a white face'],
  'ingredient.chemical-filters|ingredient.suits': [
    'is oxybenzone bad for me',
    'do chemical uv filters get into the blood',
  ],
  'ingredient.silicone': [
    'cant my skin breathe with silicone on it',
    'my primer is full of silicone, pores blocked?',
  ],
  'ingredient.aloe': ['aloe gel from the plant on my face', 'is aloe vera good for anything'],
  'ingredient.witch-hazel|ingredient.suits': [
    'grandad used witch hazel after shaving, is that good',
    'does witch hazel tighten',
  ],
  'ingredient.bakuchiol': ['plant retinol?? bakuchiol', 'does bakuchiol work as good as they say'],
  'ingredient.clay|step.mask': ['does clay pull the oil out', 'how long do i leave a mud mask on'],
  'ingredient.squalane': ['whats squalane', 'is squalane ok if i get spots'],
  'ingredient.pair': [
    'can vit c and niacinamide be used the same morning',
    'is it bad if i put salicylic after retinol',
    'azelaic acid and niacinamide together, ok?',
    'someone told me never mix vitamin c with retinol',
    'hyaluronic acid under retinol fine?',
    'i have benzoyl peroxide wash and tretinoin cream, allowed both?',
    'peptides + vitamin c??',
    'do aha and bha go in the same evening',
    'can i combine ceramides with retinol',
    'bha in my cleanser and lactic acid at night, too much?',
  ],
  'ingredient.suits': [
    'is glycolic acid something for my skin',
    'would azelaic acid be good for me personally',
    'is retinol too much for my sensitive face',
    'Is lactic acid right for a skin like mine?',
  ],
  'ingredient.suits|step.teens|ingredient.niacinamide': ['i am 15 can i use niacinamide'],
  'ingredient.pregnancy|step.pregnancy': [
    'expecting in march, is retinol a no',
    'can i keep using my glycolic toner while pregnant',
    'breastfeeding and vitamin c serum ok?',
    'we are trying for a baby, should i stop azelaic acid',
  ],
  'ingredient.have': [
    'which of my things have perfume in them',
    'do i already own something with hyaluronic',
    'do my bottles contain drying alcohol',
    'does anything i use contain retinol',
  ],
  'ingredient.niacinamide|label.percent': ['niacinamid how much percent should it have'],
};
