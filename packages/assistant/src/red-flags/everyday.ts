import { type Reading, splitWords } from '../recognition/ranking.ts';
import { wordOf } from '../recognition/words.ts';
import type { RedFlag } from './care-cards.ts';

const oneOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(String.raw`\b(?:${patterns.map(({ source }) => source).join('|')})\b`);

/** What happens to a body, and what it happens with. */
const OF_BODY = oneOf(
  /swell\w*|swoll?en|swole|puff\w*|balloon\w*|breath\w*|chok\w+|wheez\w*|gasp\w*|faint\w*|dizz\w+|collaps\w+|unconscious|floppy|limp|numb\w*|tingl\w+|hoarse|airways?|drool\w*|epipen|ambulance|smell(?:s|ing)? (?:bad|funny|rotten|awful)/,
  /itch\w*|sting(?:s|ing)?|stung|\w*burn(?:s|t|ed|ing)?(?! (?:an? |my |the |some )?(?:toast|pancakes|rice|soup|curry|food|dinner|lunch|cake|pizza|bread|eggs|candles?|calories))|scald\w*|blister\w*|raw|melt\w*|bubbl\w+|holes?|sores?|ulcers?|wounds?|gash\w*|gaping|scrap(?:e|ed)|bit(?:es?|ten)|scratch\w*|slic\w+|nick(?:ed)?|(?:cut|it|is|wide|stays?) open|fresh cuts?|cut (?:is|do|does|wont|will)/,
  /blood(?! (?:pressure|sugar|group|type|test|donor|orange))|bleed\w*|bled|bloody|gush\w*|pus|ooz\w+|weep\w*|crust\w*|scab\w*|infect\w*|sepsis|stitch\w*|drip\w*|spurt\w*|pour(?:s|ing)|clot\w*|burst|leak(?:s|ing) (?!water|oil|fuel)\w+/,
  /rash\w*|hives|welts?|weals|blotch\w*|bumps?|spots?|dots?|patch\w*|marks?|moles?|birth ?marks?|freckles?|lumps?|growths?|lesions?|streaks?|stripes?|(?:black|dark|red) lines?|pimples?|zits?|cysts?|boils?|warts?|scar(?:s|red|ring)?|bruis\w+|nodules?|abscess\w*|cellulitis|urticaria|bullseye\w*/,
  /pain\w*|hurt\w*|ach(?:e|es|ing)|throb\w*|stab(?:s|bed|bing)?|agon\w+|tender|unbearabl[ey]|excruciating|scream\w*|fever\w*|chills|shiver\w*|shaking|sweat(?:s|ing)|temperature|temp|degrees|3[89]|41|stiff|ill|sick/,
  /swallow\w*|drank(?! (?:\w+ ){0,3}(?:coffee|tea|milk|juice|wine|beer|smooth(?:ie)?|cocoa|water)\b(?! \w*wash))|shampoo|remover|bleach (?!my hair|blond)\w+|peroxide|soap|detergent|polish|glue|disinfectant|sanitizer|micellar|gulp\w*|lick(?:s|ed)|sips?|sipped|swig|chew\w*|mouthful|ingest\w*|poison\w*|toxic|overdos\w*|pills|(?<!\bthe )pill|tablets|capsules?|(?:ate|eat|eaten) (?:my|the|some|half|his|her|it|all|\w*(?:soap|stick|lipstick|cream|lotion|deodorant|wax))|mistook/,
  /eye ?(?:lid|ball)?s?|pupils?|lids?|vision|sight|blurr?\w*|blind\w*|fogg?y|what i see|skin|faces?|cheeks?|foreheads?|chin|nose(?! (?:rings?|studs?))|nostrils?|lips?|mouth|tongues?|throat|jaw|neck|chest|belly|scalp|(?:toe|thumb|finger) ?nails?/,
  /acids?|peel\w*|creams?|serums?|toners?|lotions?|masks?|retin\w+|lasers?|fillers?|injections?|sunscreens?|products?|skincare|perfume|chemicals?|cleaner (?!has|got|is|was|came|comes|sold|my)\w+|dry ice|kettle|(?:boiling|hot) (?:water|oil|wax|drinks?|tea|coffee|soup|iron|glue|and|to|red)|allerg\w+|redness|red/,
  /spread(?:s|ing)?|climb(?:s|ing) up (?:my|the|his|her)|(?:every|each) hour|things? (?:on|under|above|in|near|behind)|growing (?:on|under|in) my|(?:not|wont|cant|never|nothing|doesnt|hasnt|isnt) (?:\w+ ){0,3}(?:stop\w*|quit|heal\w*|clos\w*|open\w*)|starts? again|still going|keeps? (?:on )?(?:running|coming|going)|squeez\w+|popped|picked at|(?:took|taken|takes) (?:\w+ ){0,2}(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]+teen|[a-z]+ty|dozens?|double|many|all|whole|handful|too much)|(?:half|whole|entire) (?:the |a )?(?:bottle|pack|box|tube|jar)|came off|on fire|used to be (?:round|flat|small)/,
);

/** Despair, and what somebody does to themselves or might do. */
const OF_DESPAIR = oneOf(
  /die|dies|dying|dead|death|kill\w*|suicid\w*|unaliv\w*|harm\w*|(?<!\bby )(?:my|her|him|them) ?sel(?:f|ves)|blades?|razors?|knife|knives|rope|noose|hang(?:ed|ing)|jump(?:ing)?|od|cuts|cut (?:again|to|on|is)|cutting|carv\w+|slit\w*|urge|punish\w*|punch\w*|cigarettes out/,
  /(?:end|ending|ended|ends?) (?:it|things|everything|my|this|all|soon|here)|alive|exist\w*|life|(?<!\bfor a )living(?! (?:in|with|at|room))|w[ao]ke|last (?:message|time|night|day|question|goodbye)|my last|gone|disappear\w*|vanish\w*|good ?bye|bye|funeral|farewell|burden|worth\w*|hopeless\w*|no hope|hope (?:that|i|my)|heart stops?|nobody|no ?one|better off|be over|is over|around (?:for|anymore|much longer)/,
  /deserve\w*|despair\w*|pointless|the point|no point|reason|future|ways? out|make sense|give up|giving|given|gave|let ?go|done|hate (?:me|my|being|life)|dark|ugly|monster|crying|cry|pray\w*|sorry|letters?|never had me|takes? me|out of it|to talk|on (?:the|a) bridge|tracks|roof|everything ready|do it|place and (?:a )?time/,
);

/** Food as an enemy. */
const OF_FOOD = oneOf(
  /vomit\w*|thr(?:ow|ows|owing|ew|own) (?:\w+ ){0,3}(?:up|away)|puk\w+|purg\w+|bing(?:e|es|ed|ing)(?! (?:series|shows?|old|films?|podcasts?|the news))|laxatives?|enemas?|starv\w*|\d+ calories|calor\w+ (?:a|per) day|obsess\w*|panic|anorex\w*|bulimi\w*|disorder|ed|relaps\w*|recovery|restrict\w*|skeleton|cheekbones|bones|skinny|thin|thinner|fat|bmi (?:is |of )?1\d|guilt\w*|spit\w*|fingers? down|dirty|rules|enemy|empty|disgust\w*|toilet|after (?:each|every|eating|meals?)|forbid\w*|undo(?:ne)?|lose more/,
  /(?:not|never|nothing|barely|hardly|only|scared|afraid|without|anything|cant|cannot|dont|havent|hasnt|stopped|stop|no|hides?|refus\w+|little|skip\w*|everything i|if i|what i|when i|each time i) (?:\w+ ){0,3}(?:eat(?:s|en|ing)?|ate|food|meals?|bites?|carbs|dinner|lunch|drinks?)|(?:eat(?:s|ing)?|ate|food|meals?|lunch) (?:\w+ ){0,3}(?:nothing|little|only|away|anything|anymore|back|once|fast)|(?:down to|only|under|on) \d+|allow my ?self/,
);

const DANGERS = [OF_BODY, OF_DESPAIR, OF_FOOD];

/** "I do not plan to see my next birthday": what somebody will not do may be to live. */
const DENIES =
  /\b(?:not|never|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|nothing|without|anymore|any more|if only|wish)\b/;

/** What a day is made of. */
const DAILY_LIFE = oneOf(
  /parents?|mum|mom|dad|mother|father|grand\w+|sisters?|brothers?|uncle|aunt|cousins?|family|boyfriend|girlfriend|husband|wife|partner|kids?|child(?:ren)?|sons?|daughters?|baby|twins?|friends?|room ?mates?|flat ?mates?|neighbou?rs?|guests?|married|engaged|single|divorced|wedding|birthday|turn(?:s|ed)? \d+/,
  /live (?:in|with|alone|near|by|on)|grew up|mov(?:e|ed|ing)|house|flat|apartment|room|garden|balcony|kitchen|farm|city|town|village|country|coast|sea|dorm|rent|heating|conditioning|window|fan|sheets|bed|fridge/,
  /works?|working|job|jobs|office|shifts?|boss|colleagues?|salary|pay|raise|school|study|studies|exams?|thesis|class|university|uniform|helmet|teacher|nurse|engineer|student|retired|screen|computer|laptop|phone|camera|mirror|tv/,
  /dogs?|cats?|puppy|kitten|rabbit|hamster|parrot|birds?|fish|horse|chickens|vet/,
  /eat|eats|cook\w*|bak(?:e|ed|ing)|drink\w*|coffee|tea|milk|water|wine|beer|alcohol|smok\w+|sugar|dairy|meat|vegan|vegetarian|diet|fasting|ramadan|breakfast|lunch|dinner|pasta|pizza|sushi|vegetables|fruit|chocolate|eggs|spicy|shakes?|magnesium|zinc|fish oil|vitamins?|collagen|protein|omega|iron/,
  /travel\w*|fl(?:y|ying|ew|ight)|drive|drove|driving|trip|holiday|beach|mountains|festival|concert|zoo|hotel|luggage|passport|train|bus|car|bike|plane|camp\w*|sail\w*/,
  /run|running|ran|swim\w*|climb\w*|danc\w+|hik(?:e|ing)|gym|yoga|ski\w*|surf\w*|football|tennis|guitar|chess|games?|band|read|paint|knit|garden\w*|sew|photos?|sports?|marathon|workout|working out|series|podcasts?|films?|music|meditat\w+|journal\w*/,
  /cold|hot|windy|rainy?|dry|snow\w*|humid|sun|weather|summer|winter|spring|autumn|storm|wind/,
  /money|euros?|dollars?|bank|savings|wallet|keys|price|expensive|saving|bought|sold|(?:finish|use up) (?:those|these|them|the (?:bottles?|tubes?|rest)) first/,
  /diabetes|asthma|hay fever|thyroid|blood pressure|pcos|intoleran\w+|glasses|contact lenses|braces|covid|flu|surgery|root canal|tonsils|check up|periods?|menopause|an[ae]?emic|dentist|doctor|pharmacist|hair\w*|beard|nails?|tattoos?|legs?|ears? pierced|manicure|lash(?:es)?|shav\w+|makeup|hat|lipstick|kilos?|weight|broke my|sprained|arm|ankle|wrist|toe|knee/,
  /sleep\w*|slept|tired|stressed|busy|nervous|anxious|excited|bored|lonely|homesick|happy|hungry|hurry|nap|snore|day|week|weekend|today|tomorrow|yesterday|mornings?|outside|church|mosque|temple|prom|sauna|the pill|quick|for a living|english|typos/,
);

/** In another language the words of danger are not known. */
const ENGLISH =
  /\b(?:i|im|ive|my|we|our|the|he|she|his|her|it|its|is|are|am|was|were|has|have|got|and|with|for|now|today)\b/;

/** Somebody whom it could be about. */
const SOMEBODY = oneOf(
  /i|im|ive|id|ill|me|my|mine|myself|we|us|our|u|you|your|he|she|his|her|him|hers|their|who|some(?:one|body)|any(?:one|body)|every(?:one|body)|no ?body|no one|people|friends?|mum|mom|dad|sisters?|brothers?|sons?|daughters?|child(?:ren)?|kids?|baby|wife|husband|partner/,
);

/** What each kind of flag is about. All others are about the body. */
const DANGER_OF: Partial<Record<RedFlag, RegExp>> = { self_harm: OF_DESPAIR, eating: OF_FOOD };

/**
 * Whether a text that resembles a red flag is about things only: "any will do?", "either ends when?". It is
 * of ordinary English words, names nobody, and nothing of what the flag is about.
 */
export function isAboutThings(flag: RedFlag, plain: string): boolean {
  return (
    !SOMEBODY.test(plain) &&
    !(DANGER_OF[flag] ?? OF_BODY).test(plain) &&
    !LONELY.test(plain) &&
    splitWords(plain).every((word) => ORDINARY.has(word) || wordOf(word).isFiller)
  );
}

/** A short question that is one by its first word, or by its mark alone where it is shorter still. */
const SHORT_QUESTION =
  /^(?:(?:and|but|so|ok|okay|then|thanks) )*(?:what|whats|which|how|(?:when|where|why) (?:is|are|do|does|did|can|could|should|will)|is|are|do|does|did|can|could|should|will|would|may|must|am)\b(?: \S+){1,8}$/;
const SHORT_MARKED = /^\S+(?: \S+){0,3}\?$/;

/**
 * Whether a text that resembles a red flag is a short question that names nothing of what the flag is about:
 * "do I have to stop everything else?", "so keep both?". What people do to themselves is asked in any words.
 */
export function isShortQuestion(flag: RedFlag, plain: string, text: string): boolean {
  const asks = SHORT_QUESTION.test(plain.replace(/[ .]+$/, '')) || SHORT_MARKED.test(text.trim());
  return (
    flag !== 'self_harm' && asks && !ASKS_FOR_HELP.test(plain) && !(DANGER_OF[flag] ?? OF_BODY).test(plain)
  );
}

const ASKS_FOR_HELP =
  /\b(?:help|please|pls|scared|afraid|emergency|urgent|sos|doctor|hospital|er|cancer|melanoma)\b/;

/** "My nose went a bit red": how a part of the face looks. */
const LOOK_OF_A_PART =
  /\b(?:nose|cheeks?|face|forehead|chin|skin|t zone)\b (?:\w+ ){0,4}?(?:red|redder|pink|flushed|shin(?:y|ier)|oil(?:y|ier)|dr(?:y|ier)|dull)\b/;
/** What makes more of it: a spot, heat, pain, or what has come upon more than a part. */
const MORE_THAN_LOOKS = oneOf(
  /moles?|\w*spots?|marks?|freckles?|patch\w*|lumps?|bump\w*|growths?|dots?|lesions?|sores?|scab\w*|warts?|nodules?|pearly|crust\w*|shape\w*|edges?|borders?|grow\w*|grew|bigger|black|blue|brown|streaks?|lines?|stripes?/,
  /swell\w*|swol\w*|puff\w*|breath\w*|hot|warm|heat|fever\w*|temperature|chills|shak\w*|shiver\w*|trembl\w*|weak|pain\w*|hurt\w*|ach(?:e|es|ing)|burn\w*|sting\w*|stung|blister\w*|itch\w*|hives|rash\w*|welts?|pus|infect\w*|bleed\w*|bled|blood\w*|ooz\w*|weep\w*|heal\w*|raw|open|numb\w*|tight|dizzy|faint\w*|sick|vomit\w*|throw\w*/,
  /\d+|eyes?|eyelids?|vision|blurr?\w*|lips?|tongue|throat|neck|chest|body|legs?|arms?|hands?|everywhere|all over|whole|half|one side|spread\w*|worse|help|after|medicine|tablets?|pills?|antibiotics?|bite|bit(?: me)|stung|nuts?|ate|eat\w*|baby|newborn/,
);

/** Whether a short text only tells how a part of the face looks: "my nose is really oily since yesterday". */
export const isLookOfPart = (flag: RedFlag, plain: string): boolean =>
  flag !== 'self_harm' &&
  flag !== 'eating' &&
  splitWords(plain).length <= LONGEST &&
  LOOK_OF_A_PART.test(plain) &&
  !MORE_THAN_LOOKS.test(plain.replaceAll(/\ba bit\b/g, ''));

/** Words of short questions about things, besides those that change nothing about what is asked. */
const ORDINARY: ReadonlySet<string> = new Set(
  `any anything something both either neither none one ones two three first second last next another same all
   each every which what when where how why not no yes will would works work fine good better best enough cheaper
   cheapest bigger smaller stronger milder matter matters hurt hurts sting stings lasts long stay stays go goes
   wait come comes left run runs out off before after again night morning day week much many often soon later
   use used fit fits count counts needed important necessary time way part`
    .trim()
    .split(/\s+/),
);

/** Said of everything, it may be despair. */
const LONELY = /\b(?:end|ends|ending|over|stop|everything|nothing|forever|tonight|goodbye|please|help)\b/;

/** A question, or a cry for help. */
const ASKS =
  /^(?:(?:and|but|so|ok|hi|hello|hey) )*(?:what|whats|which|how|when|where|who|why|is|are|do|does|did|can|could|should|will|would|may|am|was|were|has|any)\b|\b(?:help|please|pls|scared|afraid|worried|worry|emergency|urgent|sos|now what|what now)\b/;

/** A longer text tells a story, and names what happened. */
const LONGEST = 10;

/**
 * Whether a text that resembles a red flag is a short statement that names nothing of what flags are about.
 * "I live with my parents" resembles what people in danger say: both tell something of themselves.
 */
export function isEveryday(flag: RedFlag, plain: string, { written }: Reading): boolean {
  if (!ENGLISH.test(plain) || ASKS.test(plain) || plain.split(' ').length > LONGEST) return false;
  const readings = [plain, written.join(' ')];
  if (readings.some((words) => DANGERS.some((danger) => danger.test(words)))) return false;
  if (flag === 'eating') return true;
  // To give up one's own life is said in any words.
  return !DENIES.test(plain) && (flag !== 'self_harm' || DAILY_LIFE.test(plain));
}
