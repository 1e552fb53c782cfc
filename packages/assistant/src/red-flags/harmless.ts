import type { RedFlag } from './care-cards.ts';

const MONEY = 'prices?|costs?|bills?|wallet|purse|bank(?: account)?|budget|waiting|wait';

const FAMILY = 'dad|father|mum|mom|mother|sister|brother|grand\\w+|aunt|uncle|parents?|family';
const PEOPLE = `${FAMILY}|boyfriend|girlfriend|husband|wife|partner|friends?|boss|people|everyone|they|he|she`;
const OF_SKIN = /skin|pores?|pimples?|acne|cheeks?|freckles?|complexion/.source;

/** What people take or apply on a doctor's word. Not what is taken to lose weight, and no drugs. */
const PRESCRIBED = [
  /(?:ro)?acc?utane|curacne|absorica|claravis|(?:iso|adapa)?tretinoin|adapalene|differin|retin a|tret/,
  /antibiotics?|\w+(?:cyclines?|mycin|cillin)|spironolactone|metformin|insulin|levothyroxine/,
  /(?:the )?(?:birth control )?pill|birth control|contracepti\w+|hormones?|testosterone|estrogen/,
  /(?:a )?(?:steroid|cortisone)s?(?: cream| ointment| tablets?)?|\w+(?:cortisone|isolone|asone)|prednisone/,
  /blood thinners?|antihistamines?|antidepressants?|\w+(?:oxetine|traline|talopram|statin|prazole|sartan|olol)/,
  /(?:allergy|thyroid|blood pressure|heart|iron) (?:tablets?|pills?|medicines?|meds)|iron|vitamin \w+/,
  /ibuprofen|aspirin|paracetamol|acetaminophen|tylenol/,
].map(({ source }) => source);

const TAKES = [
  /i (?:(?:still|now|also|currently|just) )*(?:take|use|started|began|(?:was|am|got) prescribed)/,
  /(?:i am|im|i m|ive been|i have been) (?:(?:still|now|also|currently|just|back) )*(?:on|taking|using)/,
  /i (?:just )?(?:took|had) (?:an?|one|two|1|2)/,
  /(?:doctor|derm\w*|gp) (?:has )?(?:just )?(?:gave me|put me on|prescribed(?: me)?|started me on)/,
].map(({ source }) => source);

/** More than is meant to be taken. */
const AMOUNTS =
  /\d+ (?:of them|pills?|tablets?|capsules?)|all|whole|entire|too (?:many|much)|lots?|handfuls?|bottles?|packs?|box|overdos\w*|at once|more than/;

/** Words that only look like a red flag. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:mole(?:skin|s?kine)|moles? colou?red|guacamole|dying to|cold ?sore cream|purging (?:from|after|since|with|on) (?:(?:my|the|a|new|starting) ){0,2}(?:retin\w*|tret\w*|adapalene|acids?|[abp]ha|salicylic|glycolic|serums?|products?)|eyes? creams?|fever ?tree|fever blisters?|beauty (?:mark|spot) pencil|drawn? on (?:mole|freckle)s?|fake freckles?|faux freckles?|freckle pens?|binge (?:watch|buy|bought|shop|read|scroll|order)\w*|suicide squad|(?:sugar|chocolate|candy|sweets|netflix|series) binge|pain ?ful(?:ly)? (?:slow|expensive|long)|(?:stop(?:ped)?|quit) eating (?:dairy|sugar|gluten|meat|chocolate|bread|milk|junk))\b/g,
  // Somebody's medicine: a reason for care, and no alarm.
  new RegExp(
    String.raw`\b(?:${TAKES.join('|')}) (?:${PRESCRIBED.join('|')})\b(?!.*\b(?:${AMOUNTS.source})\b)`,
    'g',
  ),
  /\b(?:nothing|anything|something|no need|no reason|do i (?:have|need)|should i|dont) (?:to )?(?:be )?worr(?:y|ied)(?: about)?\b|\bno worries\b/g,
  // What an eyelid does overnight, or after tears.
  /\bswollen eye ?bags\b|\bswelling after sleep\b|\b(?:swollen|swelled|puffy) (?:eyes?|eye ?lids?)(?= (?:\w+ )?(?:(?:in the|every|each) mornings?|mornings|from (?:crying|sleep)|after (?:sleep|crying)))/g,
  /\beyes? ?(?:lids? )?(?:is |are |get |gets |were |was )?(?:so |a bit |all )?(?:swollen|swelled|swell|puff(?:ed|y|s)?(?: up)?)(?= (?:\w+ )?(?:(?:in(?: the)?|every|each) mornings?|mornings|from (?:crying|sleep)|after (?:sleep|crying)))/g,
  /\b(?:(?:every|each|in the) morning|mornings?(?: time)?) (?:i have |my )?(?:eye ?lids?|eyes?) (?:are |is |get |gets )?(?:swollen|swelled|puffy)\b/g,
  // Figures of speech.
  /(?<!\b(?:hope|wish|want|let|pray|make)\b.{0,24})\b(?:this|that|these|those|the|my|his|her|their|its?) (?:(?!pain|burn|ache|eyes?|eyeballs?|skin|face|cheeks?|jaw|chin|forehead|nose)\w+ ){0,2}?(?:is |are |will |would |gonna |going to )?(?:literally |slowly |absolutely )?kill(?:s|ing)? me\b/g,
  /\bits killing me\b/g,
  new RegExp(
    String.raw`\b(?:${MONEY})(?: \w+){0,2} (?:pain ?ful|hurts?|bleed(?:s|ing)?|kills?)\b|\b(?:hurts?|pain in|bleed(?:s|ing)?) (?:for )?(?:my |the )?(?:${MONEY})\b`,
    'g',
  ),
  /\b(?:is|are|was|such) a (?:real |total )?pain(?: in the (?:neck|ass|butt|bum))?\b|\b(?:jealous|beautiful|funny|good|cute) (?:that )?it hurts\b|\bto die for\b|\btakes? my breath away\b|\bhurts (?:me )?to (?:see|look at|pay|spend|admit|say|think)\b|\bburn(?:t|ed) out\b|\bpurged? (?:my|the) (?:bathroom|cabinet|shelf|shelves|drawers?|stash|collection|makeup|make up)\b|\bbloody hell\b/g,
  /\b(?:spring|shopping|party) fever\b|\bfever for (?:new|shopping|skin|make|products?|serums?)\w*|\bfever (?:as|is) a side effect\b|\bhad (?:a |the )?fever (?:last (?:month|year|winter|spring|summer|autumn)|(?:\w+ )?(?:months|years) ago|as a)\b|\blast (?:month|year|winter|spring|summer|autumn) (?:\w+ ){0,2}(?:a )?fever\b/g,
  /\b(?:swallow(?:ed|ing)? my pride|pill to swallow|hard to swallow (?:that|how|the)|eats? my words)\b|\b(?:throw(?:ing|s)?|threw) up (?:my|his|her|their) hands\b/g,
  /\bbing(?:e|ed|ing) on (?:skin|products?|makeup|shopping|videos?|series|shows?|netflix|tiktok|serums?|masks?)\w*/g,
  /\b(?:skin|pores?|silicon\w*|make ?up|foundation)\b(?: \w+){0,5} (?:cant|cannot|can not|couldnt) breathe?\b/g,
  /\bliterally cant breathe\b/g,
  new RegExp(String.raw`\bcant (?:even )?breathe (?:with|at|from|when i see) (?:\w+ )?(?:${MONEY})\b`, 'g'),
  // What skin does, and what is done to skin: not to a person.
  /\b(?:skin|lips|barrier|pores) (?:\w+ ){0,2}(?:starv(?:e|es|ed|ing)|purg(?:e|es|ed|ing))\b|\bstarv(?:e|es|ed|ing) (?:my|the|your) (?:skin|lips|barrier|pores)\b/g,
  /\boverdos(?:e|ed|es|ing) (?:of|on) (?:my |the )?(?:aha|bha|acids?|actives?|retin\w*|niacinamide|vitamin c|moisture|hyaluronic|spf|skin ?care)\b(?! (?:tablets?|pills?|capsules?))/g,
  /\b(?:lip ?liner|lip ?stick|eye ?liner|ink|dye|colou?r|tint)\b(?: \w+){0,3} bleed(?:s|ing)?\b|\bbled (?:in)?to\b|\bbled on ?to\b|\bgums? (?:\w+ ){0,2}bleed(?:s|ing)?\b|\bbleeding (?:heart|lip ?liner|lip ?stick)\b/g,
  // Before it happens, or what a word means.
  /\b(?:can|may|should|could) (?:i|you|we|one) (?:just )?(?:swallow|drink|eat)\b|\b(?:cant|cannot|hate to|hate) (?:swallow|drink) (?:(?:big|large|huge) )?(?:ones|pills?|capsules?|tablets?|coffee|milk|tea)\b|\bdo not swallow\b|\bsafe to (?:swallow|eat|drink)\b/g,
  /\b(?:stop|keep|prevent) (?:\w+ ){1,3}(?:from )?(?:running|getting|dripping|going) in(?:to)? (?:my|the) eyes?\b/g,
  /\b(?:difference between|what (?:is|are|does)|whats|meaning of|define)(?: (?:a|an|the))? (?:chemical burns?|anaphyla\w*|hives|rash|burns?|blisters?)(?: and (?:(?:a|an|the) )?(?:irritation|rash|hives|redness))?\b/g,
  // Whether it has a name, which no chat can say.
  /\b(?:is|are|could|might) (?:this|that|it|these|they) (?:be )?(?:eczema|rosacea|dermatitis|psoriasis|melasma|keratosis)\b/g,
  // What was taken off, an animal, and what a word means.
  /\bmoles? (?:\w+ ){0,3}(?:removed|taken off|cut out)\b/g,
  /\bmy (?:cats?|dogs?|horse|pony|rabbit|hamster|guinea pig)(?: \w+)? (?:has|have|had|got|is|are) (?:an? )?\w+/g,
  /\bwhat (?:do|does|would) (?:a |an )?(?:\w+ ){0,3}look like\b/g,
  // What it feels like by its nature.
  /\b(?:meant|supposed) to (?:tingle|sting)\b|\b(?:waxing|threading|plucking|epilating|microneedling|laser) (?:is|was) (?:so |really |very )?pain ?ful\b|\bhurts? (?:\w+ )?when i (?:pluck|wax|thread|epilate|tweeze)\b|\bbleeds? through the (?:cotton|paper|tissue|pad|cloth)\b/g,
  // What somebody says of skin, and whose skin is alike.
  new RegExp(
    String.raw`\b(?:${PEOPLE}) (?:says?|said|thinks?|tells? me|told me) (?:that )?(?:i have|i am|my) (?:\w+ ){0,3}(?:${OF_SKIN})\b`,
    'g',
  ),
  new RegExp(String.raw`\bmy (?:${FAMILY}) (?:has|have|had) (?:\w+ ){0,2}(?:${OF_SKIN})\b`, 'g'),
  new RegExp(
    String.raw`\b(?:would|could|id|to) (?:die|kill) for (?:\w+ ){0,3}(?:${OF_SKIN}|glow|hair|lips|serum|cream)\b|\bsave[sd]? my (?:life|day|skin)\b|\bhope(?:less)? for (?:my|this|these|such) (?:\w+ )?(?:${OF_SKIN}|marks?|redness)\b`,
    'g',
  ),
  // Whether something is liked.
  /\b(?:and |but |what )?if (?:i|you|she|he|they) (?:dont|do not) like (?:it|that|this|them)\b/g,
  // What the run of scans is asked for.
  /^(?:and |so )?how (?:is|are|was|were|has|have|did) my (?:redness|shine|skin tone|tone|texture|lines|spots|pores|blemishes|skin)(?: \w+)? since (?:the )?(?:last )?(?:spring|summer|autumn|fall|winter|year|month|week|january|february|march|april|may|june|july|august|september|october|november|december)$/g,
  // How long it stays.
  /\b(?:will|is|are) (?:it|this|that|they|these|those|the \w+) (?:all |ever |finally |really |have )?(?:be )?gone\b/g,
  // A thing, not a body.
  /\b(?:pump|tube|bottle|cap|jar|pack(?:et|age|aging)?) (?:is|are|was|got|looks) (?:\w+ )?(?:swollen|puffed|bloated)\b|\bmy (?:cream|serum|toner|lotion|sunscreen|moisturizer|cleanser|foundation|mask) (?:has |have )?(?:changed|turned)\b|\b(?:shine|oil|sunscreen|cream) (?:is |has )?(?:still |also )?spread(?:s|ing)?\b/g,
  // Only where it is, or what was eaten.
  /^(?:my |the |and )?(?:gums?|lips?|mouth|teeth|eyes?|nose|chin|neck|ears?|cheeks?|forehead|face|skin)$/g,
  /^(?:i have |i got |there is )?(?:a|one|this|the|my) (?:(?:small|little|tiny|red|dark|brown) )?(?:spot|pimple|zit|bump|mark|freckle|blackhead|whitehead) (?:on|near|by|above|under) my (?:\w+ )?\w+$/g,
  /^i (?:ate|had|eat|dont eat|do not eat|never eat) (?:an? |no |some |too (?:much|many) |(?:a )?lots? of )?(?:pizza|burgers?|chocolate|fries|chips|sweets|candy|sugar|meat|fish|dairy|bread|ice cream|(?:spicy|fast|junk) food)(?: (?:today|yesterday|last night|all week|this week|every day))?$/g,
  // Who is seen for it is cared for already.
  /\b(?:i )?(?:see|have|got|go to|visit) (?:a|my) (?:\w+ )?(?:therapist|counsell?or|psycholog\w+|psychiatrist)\b/g,
  // The beginning of a sentence.
  /^i (?:just )?(?:cant|cannot|can not)$/g,
  // By accident.
  /\bcut(?:ting)? my ?self (?:(?:a bit |once )?(?:while |when |by )?shav\w+|on (?:a|an|the|some))\b|\b(?:just )?an? (?:tiny|little|small) (?:nick|cut|scratch)\b|\bpaper ?cuts?\b|\b(?:have|did) i (?:just )?(?:hurt|harm(?:ed)?) my ?self\b|\bwithout (?:cutting|hurting|burning) my ?self\b/g,
  // What sun does to freckles.
  /\bfreckles? (?:\w+ ){0,3}(?:darker|bigger|more|chang\w+) (?:\w+ )?(?:in|during|every|over) (?:the )?(?:sun|summer|july|august|june|spring)\w*/g,
];

/** A denied red flag: nothing bleeds, no fever. Never applied to self-harm. */
const DENIED: readonly RegExp[] = [
  /\b(?:no|without(?: any)?|not any|(?:never|havent|have not|hasnt) had(?: a| any)?|(?:do|does|did) ?nt have(?: a| any)?|do not have(?: a| any)?|isnt|arent|is not|are not|hasnt|has not|havent|didnt|did not|doesnt|does not|never) (?:fever|rash|swelling|swollen|pain|blisters?|bleeding|bleed|bled|chang(?:e|ed|ing|es)|grow(?:n|ing)?|grew|spread(?:ing)?|hives|itch(?:y|ing)?|burn(?:ed|t))(?: or (?:fever|rash|swelling|pain|blisters?|bleeding|itching))?\b(?! heal)/g,
  /\b(?:not|arent|isnt|wasnt|werent) (?:really |even |at all |actually )?(?:swollen|sore|burn(?:ed|t)|burning|hurting|bleeding|pain ?ful|spreading|blistering|feverish)\b/g,
];

const clear = (words: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, ' '), words);

export const withoutHarmless = (words: string): string => clear(words, HARMLESS);
export const withoutDenied = (words: string): string => clear(words, DENIED);

/** Cases that pass. Self-harm, a spot and blood are never taken to be over. */
const PASSING: ReadonlySet<RedFlag> = new Set([
  'swelling',
  'swallowed',
  'eye',
  'fever',
  'spreading_rash',
  'burn',
  'severe_pain',
]);

const LONG_AGO =
  /\b(?:months?|years?) ago\b|\blast (?:year|summer|winter|spring|autumn)\b|\bas a (?:kid|child|baby|girl|boy|teenager)\b|\bwhen i was (?:a|little|young|small|\d+)\b/;
const OVER =
  /\b(?:all|its|is|are|am|feel|feels) (?:\w+ )?(?:good|fine|well|gone|healed|ok|okay|normal|better) (?:now|again|since|today)\b|\b(?:fine|gone|healed|closed|ok|okay|better|well) (?:now|since|today|already|again|long ago|the same day|after a minute)\b|\b(?:all|totally|long|completely) (?:gone|healed|fine|well)\b|\bover now\b|\bno trouble since\b|\bhealed (?:well|up|fine)\b|\bwent away\b/;
const GOES_ON =
  /\b(?:still|again|half gone|see (?:\w+ )?well|comes? back|came back|keeps?|getting|worse|since then|not (?:gone|over|healed|better|fine|ok|okay)|hasnt|never|right now|and now (?:it|my|i|the|they))\b/;

/** Whether the text tells the red flag as something of the past. */
export function isOver(flag: RedFlag, plain: string): boolean {
  return PASSING.has(flag) && !GOES_ON.test(plain) && (OVER.test(plain) || isOldStory(plain));
}

/** Long ago, and with nothing about the present but a question. */
const isOldStory = (plain: string): boolean =>
  LONG_AGO.test(plain) &&
  !/\b(?:now|today|hurts|burns|swells|is (?:swollen|red|burning|spreading))\b/.test(plain);

/** A general question: about nobody, and about nothing that has happened. */
const GENERAL =
  /^(?:(?:hi|hello|hey|ok|so|and|but|please|quick question|question) )*(?!is it \w+ (?:that|if|when) )(?:is|are|does|do|can|could|will|would|should|what|whats|which|why|how) /;
const SOMEBODY =
  /\b(?:my|i|ive|im|id|me|mine|he|shes?|hes|his|her|him|they|their|we|our|someone|somebody|now|since|after|today|yesterday|just|this|help|wont)\b/;

/** A remark of one or two words, such as "thanks". */
const isRemark = (sentence: string): boolean => sentence.split(' ').length < 3;

/**
 * A text in which every sentence is general. "Can retinol remove a mole? It's got raised lately" is not: what
 * follows has happened.
 */
export const isGeneral = (plain: string): boolean =>
  !SOMEBODY.test(plain) &&
  GENERAL.test(plain) &&
  plain.split(' . ').every((sentence) => GENERAL.test(`${sentence} `) || isRemark(sentence));
