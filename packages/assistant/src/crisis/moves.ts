import { plainText } from '../recognition/plain-text.ts';
import { createSpelling } from '../recognition/spelling.ts';

/** What a message is by its plain words, read within a crisis. */
export type PlainMove =
  | 'acted'
  | 'imminent'
  | 'safer'
  | 'helped'
  | 'over'
  | 'let_down'
  | 'refuses'
  | 'keeps_secret'
  | 'asks_app'
  | 'asks_line'
  | 'asks_how'
  | 'cannot_find'
  | 'hurts'
  | 'thinks'
  | 'denies'
  | 'angry'
  | 'eases'
  | 'leaves';

/** Without hope, and about more than skin or without saying of what. */
const HOPELESS =
  /\b(?:everything|life|all of it|it all) (?:is|s|feels|seems) (?:\w+ )?(?:pointless|hopeless|meaningless|over|too much|for nothing)\b|\b(?:no|what ?s the|what is the) point (?:any ?more|in anything|of anything|in living|of living|to anything|in going on)\b|\bi (?:cant|cannot|can not) (?:go on(?! (?:with|using))|(?:do|take|handle|bear) (?:it|this|life)(?: all)?(?: any ?more| any longer)|cope any ?more|cope)\b|\bi hate (?:my ?self|my life|being alive)\b|\b(?:nobody|no one) (?:cares (?:about me|if i)|would (?:miss|notice|care)|needs me)\b|\bi(?: am|m| feel) (?:\w+ )?(?:worthless|hopeless|a burden|empty inside|so empty|so alone|completely alone|all alone)\b|\b(?:tired|sick|exhausted) of (?:all (?:of )?(?:this|it)|it all|everything|life)\b(?! \w)|\bno reason to (?:get up|get out of bed|leave (?:my )?bed|wake up|try)\b|\bnothing (?:matters|makes sense|is worth it|means anything)(?: to me)?(?: any ?more)?$|^(?:and )?everything (?:in me |inside )?hurts$/;

const WORDS_OF_DESPAIR =
  `anymore everything everyone nobody living forever pointless hopeless worthless tonight myself`.split(' ');
/** Words that resemble those and mean something else. */
const OTHER_WORDS = `everyday anyone tonights myself toning leaving loving giving lining`.split(' ');
const correct = createSpelling(WORDS_OF_DESPAIR, OTHER_WORDS);

/** As they are typed in haste. */
const SHORT: Readonly<Record<string, string>> = {
  cnt: 'cant',
  ths: 'this',
  jst: 'just',
  wnt: 'want',
  dnt: 'dont',
  u: 'you',
  ur: 'youre',
  evry1: 'everyone',
  '2': 'to',
};

/** A message of a crisis in one form. */
export function readableText(text: string): string {
  return plainText(text)
    .split(' ')
    .map((word) => correct(SHORT[word] ?? word))
    .join(' ');
}

export const isHopeless = (plain: string): boolean => HOPELESS.test(plain);

/** Somebody has lost another to suicide, and says nothing of wanting to follow. */
export const isMourning = (plain: string): boolean =>
  !MYSELF.test(plain) &&
  /\b(?:killed (?:himself|herself|themsel\w+)|took (?:his|her|their) (?:own )?life|died (?:by|of|from) suicide|lost \w+(?: \w+){0,3} to suicide)\b/.test(
    plain,
  );

/** Told of the past by somebody who is better, so that one question is kinder than a card. */
export const isPast = (plain: string): boolean =>
  /\b(?:last (?:year|month|winter|spring|summer|autumn|fall)|(?:years?|months) ago|used to|back then|when i was)\b/.test(
    plain,
  ) &&
  /\b(?:much better|better now|(?:ok|okay|fine|well|good|safe) now|recovered|now (?:i|im|i am) (?:\w+ )?(?:better|fine|well|okay))\b/.test(
    plain,
  );

/** Said as a joke, so that one question is kinder than a card. */
export const isJoking = (plain: string): boolean =>
  /\b(?:lo+l|lmf?ao|rofl|(?:ha){2,}h?|jk|xd)\b/.test(plain) &&
  // A thought, a plan or a try is meant, with a laugh or without.
  !/\b(?:thought|thoughts|think|thinking|plan|planned|planning|tried)\b/.test(plain);

const ACTED =
  /\b(?:already|just|have|ive) (?:\w+ )?(?:took|taken|swallowed|drank|cut|did it|done it)\b|\bi (?:took|swallowed|drank) (?:\w+ )?(?:some|them|all|it|the|lots?|\d+|pills|tablets|too many|everything|my)\b|\bi (?:cut|stabbed) (?:\w+ ){0,3}(?:deep|open)\b|\bi overdosed\b|\bi(?: am|m) bleeding\b/;
const IMMINENT =
  /\b(?:not|dont feel|do not feel|cant stay|cannot stay|(?:dont|do not) know (?:if|whether) i ?a?m) (?:\w+ )?safe\b(?! (?:to|for|with))|\b(?:about|going|gonna|ready) to (?:do it|jump|kill|cut|hurt|end|take (?:them|it|all|the))\b|\b(?:do|doing|end|ending|kill|killing|hurt|hurting|cut) (?:it |this |me |my ?self |all |again )*(?:now|right now|tonight|today)\b|\bwant to die (?:right now|tonight|today)\b|\b(?:pills|tablets|rope|noose|blade|razor|knife|gun) (?:\w+ ){0,4}(?:here|ready|hand|front|me)\b|\b(?:wrote|written|left) (?:\w+ ){0,3}(?:letters?|notes?)\b|\b(?:this is|say(?:ing)?|said|posted|my last) good ?bye\b|\bgood ?bye (?:world|everyone|everybody|all|forever)\b|\bon (?:the|a) (?:roof|bridge|ledge|tracks)\b|^(?:please )?help(?: me)?$|\bhave (?:it|them|everything|all of it) (?:\w+ )?(?:here|ready|with me)\b|\b(?:it is|its) for me$/;
/** Somebody else who cannot be reached. */
const OUT_OF_REACH =
  /\blocked\b|\b(?:wont|will not|doesnt|does not|isnt|is not|not|stopped) (?:open|answer|reply|respond|pick|speak|talk)\w*\b|\b(?:cant|cannot) (?:reach|find) (?:him|her|them)\b|\b(?:ran away|is missing|disappeared)\b/;
/** "I am not going to do it." */
const NOT_IMMINENT =
  /\b(?:not|never|wont|will not|wouldnt|would not|dont want to|do not want to|didnt|did not) (?:\w+ )?(?:about|going|gonna|ready|do|doing|kill|hurt|end|cut|die|take|took)\b/;

/** Somebody goes away from what could hurt them. */
const SAFER =
  /\b(?:walking|walked|going|went|gone|coming|came|climbed|stepped|stepping) (?:back|home|inside|down|away)\b|\b(?:put|threw|gave|flushed|locked) (?:it|them|the \w+) (?:all )?(?:away|out|down)\b|\b(?:hide|hid|lock|take|took|remove) (?:\w+ )?(?:away )?(?:the |her |his |their )?(?:knives|blades|razors|pills|tablets|meds|medicine)\b/;
/** Somebody is there, or on the way. */
const HELPED =
  /\b(?:i|we|im|i am|ive) (?:have |ve |just |am |now )*(?:called|calling|rang|ringing|phoned|texted|texting|told)\b|\b(?:mum|mom|dad|mother|father|parents|friend|sister|brother|somebody|someone|ambulance|paramedics|police|help|he|she|they) (?:(?:is|are|s|re) (?:\w+ )?|will |now )*(?:here|home|coming|comes?|came|with (?:me|him|her|them|(?:her|his|their) \w+)|on (?:the|its|his|her|their) way)\b/;
const CALLED = /\b(?:911|999|112|000|111|988|ambulance|paramedics|emergency)\b/;
const NOT_HELPED =
  /\b(?:but|nobody|no one|not|didnt|wont|hold|busy|hung|useless|tried|should|good ?bye|never|nothing)\b/;

/** A plain word that it is over. "I am fine" is none: who is not fine says it too. */
const OVER =
  /\b(?:i ?a?m|i feel|(?:he|she|they) ?(?:s|is|re|are)) (?:\w+ )?safe\b|^yes (?:\w+ )?safe$|\blets go on\b|\b(?:something|anything) else (?:now|please)\b|\bchange the subject\b|\b(?:it|that|i) was (?:only |just )?(?:a joke|a test|joking|kidding|testing)\b/;
const NOT_OVER =
  /\b(?:not|never|dont|wont|isnt|nt|hardly|if|until|longer|says|said|claims|pretends) (?:\w+ ){0,3}(?:safe|joke|joking|kidding)\b/;

const LET_DOWN =
  /\b(?:on hold|hung up|(?:nobody|no one) (?:answered|picked up|called back|listened|helped|believed)|(?:it|they|that|she|he) (?:didnt|did not) (?:help|listen|care|answer|believe|do)|did nothing|laughed at me)\b|\b(?:called|tried|texted) (?:it|them|that|one|already|988|before|calling|once)\b/;
const REFUSES =
  /\b(?:no|another|stupid) (?:hot ?lines?|help ?lines?|therapists?)\b|\bno (?:more )?numbers?\b(?! for)|\b(?:dont|do not|wont|will not|cant|cannot|never|stop) (?!have\b)(?:\w+ ){0,3}(?:call|calling|talk|talking|tell|telling|send|sending|text|hotlines?|numbers?|988|help)\b|\btheres (?:nobody|no one)\b|\b(?:nobody|no one) (?:to (?:tell|call|talk)|i (?:trust|can))\b/;
const KEEPS_SECRET =
  /\b(?:dont|do not|not|cant|cannot|never) (?:\w+ )?(?:tell|telling) (?:any\w*|my|no ?body|no ?one|the police)\b|\b(?:promised?|secret)\b|\b(?:will|do|are|can|did) you (?:\w+ )?(?:tell|telling|report|reporting) (?:any\w*|some\w*|my|the|police|on me)\b/;
const ASKS_APP =
  /\bare you (?:\w+ )?(?:real|human|person|bot|robot|ai|app)\b|\b(?:will|can) you (?:\w+ )?(?:call|send) (?:any\w*|some\w*|my|the|police|help)\b|\bcan (?:you|we|i) (?:just )?(?:talk|chat)\b|\bwho (?:reads|sees|can (?:read|see))\b|\bdo you (?:even |really )?(?:care|understand)\b|\b(?:just )?talk to me\b/;
const ASKS_LINE =
  /\b(?:when|if) i (?:call|text|ring)\b|\b(?:do|will|can|would) they (?:\w+ )?(?:understand|speak|judge|trace|tell|send|help|listen|laugh|come)\b|\bthey (?:will )?understand me\b|\bwhat (?:do|should|can|would) i (?:say|tell|write)\b|\bmy english\b|\b(?:no|not) (?:\w+ ){0,2}(?:ingles|english)\b|\bwhy should i (?:call|text)\b|\b(?:what is|whats|which|where is) (?:the |my )?(?:\w+ )?number\b|\b(?:to )?who(?:m)? (?:can|do|could|should) i (?:\w+ )?(?:call|speak|talk|ask)\b|\bto whom i can\b/;
const ASKS_HOW =
  /\bhow (?:do|can|should|could) i (?:\w+ )?(?:talk|help|speak|act|ask|start|begin|get through)\b|\bwhat (?:do|should|can|could) i (?:even )?do\b(?! (?:about|with|for|against))/;
/** Where somebody else is, or how to reach those who are near. */
const CANNOT_FIND =
  /\b(?:dont|do not) (?:know where|know (?:her|his|their)|have (?:her|his|their))\b|\bno (?:idea where|address|number for)\b/;
/** Told of oneself, and not that it happens now. */
const HURTS =
  /\bi (?:\w+ )?(?:cut|burn|scratch|hit|hurt) (?:my ?self |\w+ )?(?:when|if|because|to feel|sometimes|every|a lot)\b|\bi (?:did|made) (?:them|it|this|that|those) (?:to )?my ?self\b|\bself ?harm\w*\b/;
/** A thought without a wish to act. */
const THINKS =
  /\b(?:just|only|sometimes|still) (?:\w+ )?(?:think\w*|thoughts?)\b|\bi (?:would|could|will) (?:never|not) (?:\w+ )?(?:do|act)\b|\bi wont do\b|\bnot (?:going|gonna) (?:to )?(?:do|act)\b|^(?:no )?not (?:today|now|right now|tonight)$/;
/** Words that take back what was said, and that somebody who is not fine says, too. */
const DENIES =
  /\b(?:says|said|claims) (?:\w+ ){0,3}(?:safe|fine|okay|ok)\b|\bjust (?:stress|stressed|a bad day)\b|\b(?:i ?a?m|its|it is) (?:\w+ )?(?:fine|ok|okay|good|alright|all right|nothing)\b|\b(?:jk|lol|lmao|kidding|joking|joke|song|lyrics?|quote|meme|saying|expression|figure of speech|sarcas\w*|exaggerat\w*)\b|\b(?:did ?nt|did not|do ?nt|dont) mean (?:it|that)\b/;
const NOT_SUICIDAL =
  /\b(?:not|never|isnt) (?:\w+ )?(?:suicidal|going to (?:kill|hurt|harm)|gonna (?:kill|hurt|harm))\b|\b(?:dont|do not) want to (?:die|kill my ?self|hurt my ?self)\b/;
const ANGRY =
  /\bfuck\w*\b|\bscrew (?:you|this)\b|\bpatroni[sz]\w*\b|\b(?:you are|youre|this is|its) (?:\w+ )?(?:useless|stupid|annoying|dumb|an? idiot|the worst|not (?:listening|helping))\b|\bleave me alone\b|\bshut up\b|\bstop (?:asking|repeating|this|it)\b|\bwhy (?:are|do) you (?:being|so|asking|ask|send|give)\b|\byou (?:idiot|dont listen|keep (?:saying|asking))\b/;
const EASES =
  /\b(?:calmer|relieved)\b|\b(?:feel|feeling|im|i am|doing) (?:\w+ ){0,2}(?:better|lighter)\b|\b(?:i will|ill|i can|maybe i|i might|i could) (?:\w+ ){0,2}(?:talk|call|tell|text|ask|write)\b|^(?:ok |okay )*(?:thanks|thank you|thx|ty|gracias|danke|merci)\b|^maybe (?:my|a|the) \w+$|\bi can (?:come|stay|sleep|go) (?:over|there|with|at|to)\b/;
const NOT_EASED = /\b(?:not|never|dont|wont|cant|nobody|no one|than dead|without me)\b/;
const LEAVES =
  /^(?:(?:ok|okay|well|so) )*(?:good ?bye|bye|bye bye|good ?night|gotta go|i have to go|i need to go|see you)(?: \w+)?$/;

/** The most urgent first. Null where only what the message names can tell. */
export function plainMove(plain: string, isOther: boolean): PlainMove | null {
  const isHelped = HELPED.test(plain) && !NOT_HELPED.test(plain);
  if (isHelped && CALLED.test(plain)) return 'helped';
  if (!isOther && ACTED.test(plain)) return 'acted';
  if ((IMMINENT.test(plain) || (isOther && OUT_OF_REACH.test(plain))) && !NOT_IMMINENT.test(plain))
    return 'imminent';
  if (isHelped) return 'helped';
  if (SAFER.test(plain) && !NOT_EASED.test(plain)) return 'safer';
  if (OVER.test(plain) && !NOT_OVER.test(plain)) return 'over';
  if (NOT_SUICIDAL.test(plain)) return 'denies';
  if (LET_DOWN.test(plain)) return 'let_down';
  if (KEEPS_SECRET.test(plain)) return 'keeps_secret';
  if (ANGRY.test(plain)) return 'angry';
  if (isOther && CANNOT_FIND.test(plain)) return 'cannot_find';
  if (ASKS_HOW.test(plain)) return 'asks_how';
  if (ASKS_LINE.test(plain)) return 'asks_line';
  if (ASKS_APP.test(plain)) return 'asks_app';
  if (REFUSES.test(plain)) return 'refuses';
  if (HURTS.test(plain)) return 'hurts';
  if (THINKS.test(plain)) return 'thinks';
  if (LEAVES.test(plain)) return 'leaves';
  if (DENIES.test(plain)) return 'denies';
  return EASES.test(plain) && !NOT_EASED.test(plain) ? 'eases' : null;
}

/** Whether no harm is meant, in words that name it. */
export const isDenied = (plain: string): boolean => NOT_SUICIDAL.test(plain);

const SOMEBODY =
  'friend|sister|brother|son|daughter|kid|child|mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|cousin|roommate|neighbou?r|student|colleague';
const OTHER = new RegExp(
  String.raw`\b(?:my |a |the )(?:\w+ )?(?:${SOMEBODY})\b(?= (?:\w+ ){0,4}(?:kill|die|dying|suicid\w*|harm\w*|hurt\w*|cut\w*|wants?|wanted|says|said|talks?|told|texted|posted|wrote|tried)\b)|\b(?:she|he|they) (?:\w+ ){0,3}(?:kill|suicid\w*|wants? to die|harm\w*|cuts?|good ?bye)\b`,
);
const MYSELF =
  /\bmy ?self\b|\bi (?:\w+ ){0,4}(?:die|suicid\w*|end it|live|be here|be gone|disappear|go on)\b|\bwithout me\b/;

/** Whether a message that opens a crisis is about somebody else. */
export const isAboutOther = (plain: string): boolean => OTHER.test(plain) && !MYSELF.test(plain);

/** "No, I mean me." */
export const isCorrectedToMyself = (plain: string): boolean =>
  /\b(?:i mean|its|it is|its about|it is about) (?:me|my ?self)\b/.test(plain);
