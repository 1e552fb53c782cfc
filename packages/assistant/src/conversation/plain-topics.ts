import type { Sign } from '@daylit/contract';
import { KNOWLEDGE } from '../knowledge/knowledge.ts';
import { STEP } from './suspects.ts';
import type { Recognised } from '../recognition/recognise.ts';

interface Plain {
  says: RegExp;
  means: string;
}

const PLAN = '(?:plus|pro|premium|paid plan|subscription|membership|the plans?|your plans?)';

/** Since somebody came to another place: no span of scans. */
const SINCE_MOVING = String.raw`\bsince (?:i|we) (?:\w+ )?(?:moved|came|live|lived|am|arrived|relocated)\b.*`;

/** What stings, and not whether it does. */
const STINGS = String.raw`(?:(?:always|really|now|just|also|still|kinda|kind of) )*(?:stings?|stung|burns?|burned|burnt|tingles?|itches|irritates?)\b`;

/** Questions about the member's own things that are plain enough to need no example. */
const OWN: readonly Plain[] = [
  {
    says: new RegExp(String.raw`${SINCE_MOVING}\b(?:hot|warm|humid|tropical|sunny|summer)`),
    means: 'climate.summer',
  },
  { says: new RegExp(String.raw`${SINCE_MOVING}\b(?:cold|cool|snowy|winter)`), means: 'climate.winter' },
  { says: new RegExp(String.raw`${SINCE_MOVING}\b(?:dry|desert)`), means: 'climate.dry-air' },
  { says: new RegExp(String.raw`${SINCE_MOVING}\b(?:city|smog|polluted)`), means: 'climate.pollution' },
  {
    says: new RegExp(
      String.raw`^(?:(?:and|but|ouch|help|ok|so|hi) )*(?:(?:my|the|this|that|your|a) )?(?:(?!does|do|is|will|would|why|if|no|not)\w+ ){0,4}?(?:${STEP}|acid|retinol|vitamin c|niacinamide|product|tonic) ${STINGS}(?! (?:in|into) )`,
    ),
    means: 'concern.stinging',
  },
  {
    says: /^(?:(?:and|also|so|hi|btw|by the way) )*(?:i|im|ive|we) (?:\w+ ){0,4}?(?:on|take|taking|started|starting|stopped|stopping|quit|came off|coming off|off) (?:the )?(?:birth control pill|contraceptive pill|birth control|contraceptives?|pill)(?: (?:now|again|today|recently|(?:last|this) \w+|(?:\w+ )?\w+ ago|for \w+ \w+))?$/,
    means: 'life.hormones',
  },
  {
    says: new RegExp(
      String.raw`\b(?:how much|what (?:does|do|is the (?:price|cost))|price|prices|pricing|cost|costs)\b.{0,40}\b${PLAN}\b|\b(?:difference|compare|better)\b.{0,30}\b(?:plus|pro)\b.{0,20}\b(?:plus|pro|free)\b|\bwhat (?:do|would) i get (?:with|for|in) ${PLAN}\b|\bhow much (?:does|do|is|are) (?:all (?:of )?this|this app|this site|daylit|it here) ?(?:cost)?$`,
    ),
    means: 'our.plans',
  },
  {
    says: /\b(?:no idea|dont know|do not know|where|how) (?:(?:where|how) )?(?:to|should i|do i|can i) (?:start|begin)$|^(?:just )?(?:the )?one thing (?:that|which|i)\b/,
    means: 'step.basics',
  },
  {
    says: /^how (?:did|do|does) (?:you|it|the app) (?:come up with|get to|arrive at|calculate|work out) .{0,30}\b(?:numbers?|scores?|readings?|results?)$/,
    means: 'our.measure',
  },
  { says: /^what (?:can|do) i\b.*\b(?:for free|without paying)$|\bon the free plan$/, means: 'our.plans' },
  {
    says: /\b(?:remove|delete|take out|take off|get rid of|kick out|throw out)\b.{0,40}\b(?:from|out of|off) (?:my |the )?(?:care )?(?:plan|routine|shelf)$|\b(?:take|kick|throw|get) .{2,30} (?:out of|off) (?:my |the )?(?:care )?(?:plan|routine|shelf)$/,
    means: 'our.add-product',
  },
  {
    says: /\b(?:cheap|cheaper|expensive|pricey|costly)\b.{0,20}\b(?:as good|any better|any good|worse|worth it)\b/,
    means: 'myth.expensive',
  },
  {
    says: /\b(?:forget|forgot|skip|skipped|miss|missed)\b.{0,20}\b(?:evenings?|nights?|mornings?)\b.{0,10}\b(?:bad|ok|okay|fine|a problem)\b|\b(?:bad|ok|okay|fine|a problem)\b.{0,10}\b(?:forget|forgot|skip|miss)\b.{0,20}\b(?:evenings?|nights?|mornings?)$/,
    means: 'combine.missed',
  },
  {
    says: /^(?:(?:and|but|so|ok|honestly|oops) )*i (?:\w+ )?(?:skipped|missed|forgot) (?:it |a |the |some |an? )?(?:\w+ )?(?:days?|nights?|evenings?|mornings?|yesterday|last night)\b/,
    means: 'combine.missed',
  },
  {
    says: /^(?:(?:and|ok|so) )*where (?:do|can|could) i (?:see|find|look at) my (?:old |first |last |earlier )*(?:photos?|pictures?|scans?|reports?)\b/,
    means: 'our.timeline',
  },
  {
    says: /^which (?:one )?of (?:mine|my (?:products|steps|things|bottles))\b.*\b(?:important|keep|need|most)\b/,
    means: 'routine.drop',
  },
  {
    says: /^(?:this|that|it|you)(?: is| are| was)?(?: so| really| all| totally)* (?:useless|stupid|rubbish|no help|not helpful|unhelpful)$|\byou (?:didnt|did not|dont|do not) (?:answer|understand|listen)\b/,
    means: 'our.wrong',
  },
  {
    says: /\b(?:beach|seaside)\b.*\b(?:need|pack|take|bring|prepare|what)\b|\bwhat\b.*\b(?:beach|seaside)\b/,
    means: 'travel.pack',
  },
  {
    says: /^(?:(?:do you have|is there|any|i (?:need|want)|show me|a|an|please|recommend|find me) )*(?:vegan|cruelty free|organic|halal|korean) (?:cleanser|face wash|toner|serum|eye ?cream|moisturi[sz]er|cream|lotion|sun ?screen|mask)s?(?: please| pls)?$/,
    means: 'product.find',
  },
  {
    says: new RegExp(
      String.raw`^(?:tell me (?:more )?about|what do you think (?:of|about)|how good is) my ${STEP}$`,
    ),
    means: 'product.mine',
  },
  {
    says: new RegExp(String.raw`^i (?:cant|cannot|can not) afford (?:a |an |any |the )?${STEP}$`),
    means: 'product.find',
  },
];

/** "Which of my products is for the redness?" */
const OWN_FOR_SIGN =
  /^(?:(?:and|but|so|ok|hi) )*(?:which|what|do i have|have i got|is there)(?: one| ones)?(?: (?:product|step|thing|anything|something)s?)?(?: (?:of|in|among|do i (?:have|use)|i (?:have|use)))* (?:my )?(?:products?|steps?|things|bottles|routine|plan|shelf|stuff|creams?|serums?)\b.*\b(?:for|against|help|helps|helping|targets?|with|works? on)\b|\b(?:is|are|do|does) (?:any|anything|something|one)(?: of| in)? my (?:products?|routine|plan|stuff|things)\b.*\b(?:for|against|help|helps|with)\b/;

/** "I ran out of my sunscreen", "my cleanser is empty" */
const RAN_OUT = new RegExp(
  String.raw`^(?:(?:and|but|so|ok|hi|oh no|oh|help) )*(?:i(?: have| ve| am| m)? (?:just |nearly |almost |about to )*(?:ran out of|run out of|running out of|out of|finished|used up|emptied|need (?:a )?new|need another|lost|broke|dropped)|we (?:ran|are) out of|i have no more|there is no more|theres no more) (?:my |the |all my |a |an )?(?:\w+ )?${STEP}$|^(?:(?:and|but|so) )*my (?:\w+ )?${STEP} (?:is|ran|s|has|just ran|has run) (?:\w+ )?(?:empty|out|finished|gone|over|all gone|used up|expired)(?: .{0,60})?$`,
);

/** "How will I know that it works?" */
const HOW_TO_TELL =
  /\bhow (?:will|would|do|can|should|am) i (?:going to )?(?:know|see|notice|tell|find out|measure)(?: (?:that|if|whether|when))? (?:it|they|that|this|anything|something|my \w+)(?: (?:is|are|has|have|really|even))* (?:work|works|working|worked|help|helps|helping|helped|do(?:es|ing)?|better|improv\w+)\b/;

/** "What would you change in my routine?" */
const WHAT_TO_CHANGE =
  /^(?:(?:and|but|so|ok) )*(?:what|which things?|anything)(?: (?:would|should|can|could|do|must|is there))? ?(?:you|i|we|to)? (?:would )?(?:change|improve|do differently|do better|fix|replace|swap)(?: (?:in|about|with|on))? (?:my |the |this )?(?:routine|plan|skin ?care|products?|steps?)$/;

/** "I have no products at all" */
const HAS_NOTHING =
  /^(?:(?:and|but|so|ok|hi) )*i (?:(?:have|own|use|got|do) (?:no|nothing|zero)|(?:dont|do not|never) (?:have|own|use|do) (?:any|anything|a))(?: (?:at all|yet|really|right now|so far|skin ?care|products?|routine|creams?))*$/;

/** "When should I take the next photo?" */
const NEXT_SCAN =
  /\bwhen (?:should|can|do|must|shall) i (?:take|do|make|scan|upload|send|check|look|come back)\b.{0,12}\b(?:next|another|new|again|second)\b|\bwhen is (?:my|the) next (?:scan|photo|picture|selfie)\b|\bhow often (?:should|can|do|must) i (?:scan|take (?:a |another )?(?:photo|scan|selfie|picture))/;

/** "I want fewer steps" */
const WANTS_FEWER =
  /\b(?:want|need|like|prefer|have|do) (?:to have )?(?:fewer|less|not so many|a shorter|a simpler|a smaller) (?:steps|products|routine|things)\b|\b(?:simplify|shorten|cut down|reduce|trim) (?:my|the|this) (?:routine|plan|products|steps|skin ?care)\b|\b(?:too many|so many) (?:steps|products)$/;

/** "My nose went a bit red, is that new?" */
const IS_IT_NEW =
  /\b(?:is|are) (?:it|that|this|they|those) (?:new|more|worse|better|different)(?: than (?:before|last time|usual))?$/;

const SAYS_PREGNANT = /\bpregnan|\bexpecting (?:a baby|in)\b/;
const OWN_USE =
  /\b(?:my (?:routine|products?|stuff|plan|shelf|skin ?care)|what i use|i (?:am )?us(?:e|ing)|keep using|still use)\b/;

const ENTRIES = KNOWLEDGE.flatMap(({ id, asked }) => (asked ? [{ says: asked, means: id }] : []));

/** "Leave out shea butter", "I want to avoid parabens" */
const WANTS_NONE =
  /^(?:(?:please|can you|could you|i (?:want|would like|need) (?:you )?to) )*(?:leave out|avoid|never (?:show|suggest|recommend) me|exclude)\b|\b(?:on|to) my avoid list\b/;

/** The entry that tells a cause, where the words name it. */
const causeIn = (plain: string): string | undefined =>
  ENTRIES.find(({ says, means }) => means.startsWith('cause.') && says.test(plain))?.means;

/** The topic of a question in plain words; null for all that the recognition has to read. */
export function plainTopic(plain: string, { topic, signs, steps, ingredients }: Recognised): string | null {
  if (SAYS_PREGNANT.test(plain) && OWN_USE.test(plain) && ingredients.length === 0) return 'step.pregnancy';
  if (WANTS_NONE.test(plain) && ingredients.length === 1) return 'our.avoid-list';
  if (OWN_FOR_SIGN.test(plain) && signs.length === 1 && ingredients.length === 0) return 'product.have';
  if (HOW_TO_TELL.test(plain) && ingredients.length === 0) return 'step.how-long';
  if (WHAT_TO_CHANGE.test(plain)) return 'routine.add';
  if (IS_IT_NEW.test(plain) && signs.length === 1 && ingredients.length + steps.length === 0)
    return 'progress.sign';
  if (WANTS_FEWER.test(plain)) return 'routine.drop';
  if (HAS_NOTHING.test(plain)) return 'step.basics';
  if (NEXT_SCAN.test(plain)) return 'progress.count';
  if (RAN_OUT.test(plain) && steps.length === 1) return 'product.find';
  // Where the recognition is sure, it has understood more than single words.
  const asksWhy = WHY.test(plain) || /^what (?:are|is) (?:these|those|the|this|that)\b/.test(plain);
  const told = asksWhy && (topic === null || topic.startsWith('concern.')) ? causeIn(plain) : undefined;
  if (told !== undefined) return told;
  const isOpen = topic === null || topic === 'step.mask' || topic.startsWith('our.');
  const all = isOpen ? [...OWN, ...ENTRIES] : OWN;
  return all.find(({ says }) => says.test(plain))?.means ?? null;
}

const WHY =
  /^(?:(?:but|and|so|ok|please|tell me|explain|can you tell me|do you know) )*(?:why|how come|what(?:s| is| are| can be| could be)? (?:the )?(?:causes?|causing|reasons?|behind)|where (?:do|does|did|are|is) .* (?:come|coming) from|is it (?:normal|common|usual)|(?:is|are) .* (?:normal|common)$|do (?:many|most|other) people have)\b/;

/** Topics that tell why a sign is there, or leave room for it. */
const TELLS_WHY =
  /^(?:report\.sign|concern\.|cause\.|life\.|myth\.|our\.|makeup\.|climate\.|step\.purging|sun\.)/;
const TELLS_NOT = /^(?:concern\.(?:normal|combination|sensitive)|our\.severity)$/;
/** "Why can you not tell my lines?" asks about the photo. */
const OF_THE_PHOTO = /\b(?:you|your|measure\w*|scores?|photo|scan|report|number|shown?)\b/;

/**
 * The sign whose cause is asked for, or whether it is normal; null for any other question, and where the
 * recognition is sure of an answer that tells it.
 */
export function causeAsked(
  plain: string,
  { signs, ingredients, steps, topic, words }: Recognised,
): Sign | null {
  const sign = signs[0] ?? (UNEVEN.test(plain) ? 'tone_evenness' : undefined);
  if (sign === undefined || signs.length > 1 || ingredients.length + steps.length > 0) return null;
  if (!WHY.test(plain) || OF_THE_PHOTO.test(plain) || words.length > MOST_WORDS) return null;
  return topic !== null && TELLS_WHY.test(topic) && !TELLS_NOT.test(topic) ? null : sign;
}

const MOST_WORDS = 12;
const UNEVEN = /\buneven\b/;
