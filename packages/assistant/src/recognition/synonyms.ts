/**
 * Everyday words, and the one word under which each is looked up. Applied in this order to plain text; a
 * phrase becomes one word.
 */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  // The number of a sun protection factor, beside the sunscreen itself.
  [
    /\b(spf|factor|sun protection factor) ?(?=\d)|(?<=\b(which|what|high|higher|low) )(spf|factor)\b/g,
    'factor sunscreen ',
  ],
  // Steps and kinds of product.
  [/\b(sun ?screens?|sun ?blocks?|sun ?creams?|sun ?lotions?|sun protection|spfs?)\b/g, 'sunscreen'],
  [
    /\b(moisturi[sz]ers?|moisturi[sz]ing (cream|lotion)s?|face creams?|day creams?|night creams?)\b/g,
    'moisturizer',
  ],
  [/\b(moisturi[sz](e|es|ed|ing))\b/g, 'moisturize'],
  [/\b(face ?wash(es)?|facial wash(es)?|cleans(er|ers|ing gel|ing foam|ing milk)|facewash)\b/g, 'cleanser'],
  [/\b(eye ?creams?|under ?eye creams?|eye gels?)\b/g, 'eyecream'],
  [/\b(exfoliants?|exfoliators?|peels|peeling (liquid|solution)s?)\b/g, 'exfoliant'],
  [/\b(face ?masks?|sheet masks?|clay masks?)\b/g, 'mask'],
  [/\b(skin ?care)\b/g, 'skincare'],
  [/\b(skin ?types?)\b/g, 'skin type'],
  [/\bmake ?up\b/g, 'makeup'],
  [/\btooth ?paste\b/g, 'toothpaste'],
  // Signs.
  [
    /\b(acnes?|pimples?|zits?|break ?outs?|breaking out|blemish|white ?heads?|spots on my (chin|face|forehead|nose))\b/g,
    'blemishes',
  ],
  [/\b(black ?heads?|black dots|nose dots)\b/g, 'blackheads'],
  [
    /\b(dark ?spots?|brown spots?|sun spots?|age spots?|hyper ?pigmentation|pigmentation|pigment spots?|melasma|dark marks?|(dark|brown) patch(es)?|discolou?rations?)\b/g,
    'darkspots',
  ],
  [
    /\b((?<!(in|small|little|gentle) )circles|dark ?circles?|(under ?)?eye circles?|(under ?)?eye bags?|bags under (my|the) eyes|dark under ?eyes?|panda eyes)\b/g,
    'darkcircles',
  ],
  [/\b(red(ness)?|rosacea|flush(ed|ing)?|reddish|red (face|cheeks?))\b/g, 'redness'],
  [
    /\b(wrinkles?|fine lines?|crows? ?feet|laugh lines?|frown lines?|smile lines?|forehead lines?|expression lines?)\b/g,
    'lines',
  ],
  [/\b(shin(y|e|iness)|greas(y|iness)|oil(y|iness)|sebum)\b/g, 'shine'],
  [/\b(pores?|rough(ness)?|bumpy|uneven texture|skin texture|texture)\b/g, 'texture'],
  [/\b(uneven (skin )?tone|skin tone|tone evenness|blotch(y|iness)|patchy)\b/g, 'tone'],
  [/\b(eczema|dermatitis|psoriasis)\b/g, 'condition'],
  [/\b(anti ?ag(e)?ing|ag(e)?ing( skin)?|look younger|younger looking|mature skin)\b/g, 'older skin'],
  [/\b(dry(ness)?|dehydrated|flak(y|ing|es)|tight(ness)?)\b/g, 'dry'],
  // Ingredients.
  [/\b(vit(amin)? ?c|l ?ascorbic( acid)?|ascorbic( acid)?|vitc)\b/g, 'vitaminc'],
  [/\b(vit(amin)? ?b ?3|nicotinamide|niacin)\b/g, 'niacinamide'],
  [/\b(vit(amin)? ?e|tocopherol)\b/g, 'vitamine'],
  [/\b(vit(amin)? ?a|retinoids?|retinal(dehyde)?|retinols?)\b/g, 'retinol'],
  [/\b(retin ?a|tret|tretinoin|adapalene|differin|tazarotene)\b/g, 'tretinoin'],
  [/\b(salicylic( acid)?|bhas?|beta hydroxy( acid)?)\b/g, 'salicylic'],
  [
    /\b(glycolic( acid)?|lactic( acid)?|mandelic( acid)?|ahas?|alpha hydroxy( acids?)?|fruit acids?)\b/g,
    'aha',
  ],
  [/\b(phas?|poly ?hydroxy( acids?)?|gluconolactone|lactobionic( acid)?)\b/g, 'pha'],
  [/\b(azelaic( acid)?)\b/g, 'azelaic'],
  [/\b(tranexamic( acid)?)\b/g, 'tranexamic'],
  [/\b(hyaluronic( acid)?|sodium hyaluronate|hyaluron|ha)\b/g, 'hyaluronic'],
  [/\b(kojic( acid)?|(alpha )?arbutin|licorice|liquorice)\b/g, 'arbutin'],
  // An acid without a name: the rules above have replaced the named ones.
  [/(?<!\b(fatty|amino|stomach|folic|citric|battery) )\bacids?\b(?! (mantle|reflux))/g, 'aha'],
  [/\b(benzoyl( peroxide)?|bpo|bp)\b/g, 'benzoyl'],
  [/\b(ceramides?)\b/g, 'ceramide'],
  [/\b(petrolatum|petroleum jelly|vaseline|slugging|lanolin|mineral oil)\b/g, 'petrolatum'],
  [/\b(perfumed?|parfum|fragrances?|scent(ed|s)?)\b/g, 'fragrance'],
  [/\b((fragrance|scent) ?free|unscented|without fragrance|no fragrance)\b/g, 'fragrancefree'],
  [/\b(essential oils?|(lavender|citrus|peppermint|eucalyptus|rose) oils?)\b/g, 'essentialoil'],
  [/\b(tea tree( oil)?)\b/g, 'teatree'],
  [/\b(witch ?hazel)\b/g, 'witchhazel'],
  [/\b(chemical (filter|sunscreen)s?|organic filters?)\b/g, 'chemicalfilter'],
  [/\b((mineral|physical) (filter|sunscreen)s?|zinc oxide|titanium dioxide)\b/g, 'mineralfilter'],
  [/\b(dimethicones?|silicones?)\b/g, 'silicone'],
  [/\b(snail mucin|snail slime)\b/g, 'snail'],
  [/\b(centella|cica|madecassoside)\b/g, 'centella'],
  // Actions, and what people want to know about them.
  [
    /\b(get(ting)? rid of|reduc(e|es|ing)|lessen|minimi[sz]e|diminish|sooth(e|es|ing)|calm(s|ing)?( down)?|treat(s|ing)?|cur(e|es|ing)|heal(s|ing)?|fix(es|ing)?|fight(s|ing)?|combat|clear(s|ing)?( up)?(?! (the|my|this|our) (chat|conversation|messages|history))|prevent(s|ing)?|stop(s|ping)?(?! (using|my|paying|reminders|the|skin))|control(s|ling)?|fad(e|es|ing)|remov(e|es|ing)(?! (my|the|this|our) (account|messages|chat|data|profile|makeup))|even out|helps?( with| against)?|(do|done|does|something|anything|works?) (about|against)|good (for|against)|lighten(s|ing)?|brighten(s|ing)?)\b/g,
    'help',
  ],
  [/\b(benefits?|advantages?|purpose|point|use|used|using|uses)\b/g, 'use'],
  [/\b(begin(s|ning)?|start(s|ing|ed)?|tackle|introduc(e|ing)|commence)\b/g, 'start'],
  [/\b(superfluous|redundant|unneeded|unnecessary|not needed|pointless|needless)\b/g, 'unnecessary'],
  [/\b(necessary|needed|required|essential|a must)\b/g, 'need'],
  [/\b(memberships?|subscriptions?)\b/g, 'subscription'],
  [/\b(quotas?|allowances?|limits?)\b/g, 'allowance'],
  [/\b(renew(ed|s)?|resets?|refill(ed|s)?|come back)\b/g, 'reset'],
  [/\b(remain(s|ing)?|left( over)?)\b/g, 'left'],
  [/\b(precise|exact(ly)?|accurate|accuracy|reliable|trustworthy|correct)\b/g, 'accurate'],
  [
    /\b(firms?|compan(y|ies)|business(es)?|third part(y|ies|ys)|other people|anyone else|anybody else|somebody else)\b/g,
    'companies',
  ],
  [/\b(flights?|planes?|flying|airplanes?|fly)\b/g, 'plane'],
  [/\b(get(ting)? up|wak(e|ing) up)\b/g, 'morning'],
  [/\bbefore (bed|sleep|sleeping|going to bed)\b/g, 'night'],
  [
    /\b(compatible|incompatible|clash(es)?|conflicts?|interfere|go (well )?together|fight each other|match)\b/g,
    'clash',
  ],
  [/\b(improv(e|es|ed|ing|ement)|better|progress)\b/g, 'better'],
  [/\b(worst|biggest|main|top|greatest|strongest|number one|most visible)\b/g, 'biggest'],
  [
    /\b(differ(s|ent|ence)?(?! (between|from|kinds?|types?|sorts?|one|brands?))|var(y|ies)|chang(e|es|ed|ing))\b/g,
    'change',
  ],
  [/\b(holidays?|vacations?|trips?|travel(l?ing)?)\b/g, 'travel'],
  [/\b(cold|winter|frost|freezing)\b/g, 'winter'],
  [/\b(hot|heat|summer|humid(ity)?)\b/g, 'summer'],
  // Everyday words.
  [/\b(pregnan(t|cy)|expecting|trying for a baby|breast ?feeding|nursing)\b/g, 'pregnancy'],
  [/\b(teens?|teenagers?|under 18|(13|14|15|16|17) years? old)\b/g, 'teen'],
  [/\b(a m|am(?= (routine|steps?|skincare|or pm|and pm)\b)|mornings?|daytime)\b/g, 'morning'],
  [/\b(p m|pm|nights?|evenings?|bed ?time|tonite|nite)\b/g, 'night'],
  [/\b(cheaper|less expensive|more affordable|lower price|too (expensive|pricey|costly|dear))\b/g, 'cheaper'],
  [/\b(cheap(est)?|affordable|inexpensive|low cost|on a budget|drugstore)\b/g, 'budget'],
  [/\b(suggest(ion|ions|ed)?|recommend(ation|ations|ed|s)?|advise)\b/g, 'recommend'],
  [/\b(selfies?|photos?|pictures?|pics?|images?)\b/g, 'photo'],
  [/\b(check ?ins?|scans?|scanned)\b/g, 'scan'],
  [/\b(reports?|results?|analysis|readings?)\b/g, 'report'],
  [/\b(routines?|regimens?|regimes?|care ?plan)\b/g, 'routine'],
  [/\b(numbers?|scores?|severity|ratings?)\b/g, 'score'],
  [/\b(infos?|information|datas?)\b/g, 'data'],
  [/\b(u|ya)\b/g, 'you'],
  [/\b(whats|wats|wat|wut)\b/g, 'what is'],
  [/\b(hows)\b/g, 'how is'],
  [/\b(wheres)\b/g, 'where is'],
  [/\b(r)\b/g, 'are'],
  [/\b(wich|whitch|witch(?! hazel))\b/g, 'which'],
  [/\b(typ|tipe)\b/g, 'type'],
  [/\b(rly|rlly)\b/g, 'really'],
  [/\b(smth|sth|smthng)\b/g, 'something'],
  [/\b(abt|bout)\b/g, 'about'],
  [/\b(gud)\b/g, 'good'],
  [/\b(tmrw|tmr|tomorow)\b/g, 'tomorrow'],
  [/\b(ur)\b/g, 'your'],
  [/\b(cuz|bc|cos)\b/g, 'because'],
  [/\b(pls|plz)\b/g, 'please'],
];

/** Replaces the words of a plain text by those under which things are looked up. */
export function withOneWordEach(plain: string): string {
  return SYNONYMS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), plain);
}

/** Whole words that the table replaces, so that misspellings of them are recognised. */
export const SYNONYM_WORDS: readonly string[] = SYNONYMS.flatMap(([{ source }, word]) => [
  ...Array.from(source.matchAll(/(?<![a-z\])])([a-z]{4,})(?=[|)\\ ]|\?[|)\\ ])/g), ([, whole = '']) => whole),
  ...word.split(' '),
]);
