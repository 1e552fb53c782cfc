import type { Sign } from '@daylit/contract';
import { ENTRIES, KNOWLEDGE } from '../knowledge/knowledge.ts';
import { isAbout } from '../recognition/refine.ts';
import type { Recognised } from '../recognition/recognise.ts';
import { namesAny } from '../recognition/slots.ts';

/** Topics about what a photo shows. */
export const OF_A_PHOTO = /^(report|progress|cause)\./;

/** Topics within which a sign is spoken of. */
export const OF_SIGNS =
  /^(?:report|progress|concern|cause|life|climate)\.|^our\.(?:measure|accuracy|severity|light|different-results|cannot-see)$/;

/** Words before a short question that change nothing about it. */
const OPENING = /^(?:(?:and|but|so|ok|okay|then|well|hm|hmm|oh|yes|yeah|please|now) )+/;

/** "What can I do about it?", "how do I get rid of that?": one word stands for all kinds of help. */
const WHAT_TO_DO =
  /^(?:what (?:should|can|could|do|must|would) (?:i|you|we) (?:do|help|recommend)|(?:what|which)(?: (?:would|could|might|can))? help|how (?:do|can|could|should|to)(?: i)? (?:help|better|change|reduce|lower)|(?:can|could) i (?:do|help)(?: (?:something|anything))?|should i do(?: (?:something|anything))?|is there (?:something|anything)(?: i can)?(?: (?:do|help))?)(?: (?:it|that|this|them|those|these))?(?: (?:now|then|next))?$/;

/** "Which product is good for that?" */
const WHICH_PRODUCT =
  /^(?:(?:what|which|any|do you (?:have|know|sell)(?: a| any| some)?|is there a) products?\b|what (?:should|can|could|do) i buy\b).{0,30}$/;

/** "What does that mean for me?" */
const WHAT_IT_MEANS =
  /^(?:what (?:does|do|did) (?:it|that|this|they) (?:mean|say)(?: (?:for|about) me| exactly)?|what is (?:it|that) supposed to mean|meaning|so what)$/;

/** "Is it getting better?" */
const WHETHER_IT_CHANGED =
  /^(?:is|are|did|has|have|does|do|will) (?:it|that|this|they|my (?:skin|face|photos?|pictures?|scans?|results?))(?: (?:been|be|get|gets|getting|got|become))? (?:any )?(?:better|worse|changed?|improved?)(?: now| at all| over time| (?:than|since) (?:before|last time))?$/;

/** "Why this one first?" */
const WHY_THIS_ORDER = /^why\b.*\b(?:first|last|order|before|after)\b/;

/** "And scans?", "when does it reset?" */
const OF_AN_ALLOWANCE =
  /^(?:(?:how many |what about |how about )?(?:scan|photo|message|token)s?(?: left)?|when (?:does|do|will) (?:it|that|they|i) (?:reset|renew|refill|end|start again|get (?:more|new)\b).{0,12})$/;

/** "Can I delete them?" */
const WHETHER_IT_GOES =
  /^(?:(?:can|could|may|how (?:can|do|to)) ?(?:i|you)? )?(?:get )?(?:delete|remove|erase)(?: it| that| this| them| those| all)*(?: deleted| removed| erased)?$/;

/** "OK, add it to my routine." */
const ADD_IT =
  /^(?:(?:can|could|will|would) you |how (?:do|can) i |can i |i (?:want|like) to |i will )?(?:add|put|include|save)(?: (?:it|that|this|them))(?: (?:to|in|into|on)(?: my| the)? (?:routine|plan|care plan|list))?$/;

/** "Should I keep using it?", "should I stop?" The plain text has made "help" of "stop" by then. */
const WHETHER_TO_GO_ON =
  /^(?:should|can|may|do|shall|could) i (?:keep|continue|stop|help|go on|quit)\b(?:.{0,12}\b(?:it|that|this|them|now|then))?$/;

/** "What else?" */
const WHAT_ELSE = /^(?:what|anything|something) else(?: (?:can|should|could) i do| help| would help)?$/;

/** "What can I use instead?" */
const WHAT_INSTEAD = /^what(?: (?:can|should|could|do|may) i (?:use|take))?(?: (?:instead|else|then))?$/;

/** "What can I use meanwhile?" */
const WHAT_MEANWHILE =
  /^what (?:can|should|could|do|may) i (?:use|take|do|wash(?: my face)?(?: with)?)(?: (?:instead|meanwhile|in the meantime|until then))$/;

/** "What if it burns?" */
const WHAT_IF_IT_BURNS =
  /^(?:what )?if (?:it|that|this|they|my (?:skin|face)) (?:burns?|stings?|itch|itches|hurts?|tingles?|irritates?)\b.{0,20}$/;

/** "Does it suit me?" */
const WHETHER_IT_SUITS =
  /^(?:does|do|would|will|is|are) (?:it|that|this|they) (?:suit|right for|ok for|okay for|help for|safe for) (?:me|my (?:skin|face))$/;

/** "Can I use it around my eyes?" */
const AROUND_THE_EYES =
  /\b(?:it|that|this|them)\b.{0,12} (?:around|near|under|on) (?:my |the )?eye(?:s|lids?)?$/;

/** "Could that be wrong?" */
const WHETHER_IT_IS_WRONG =
  /^(?:could|can|may|might|is|are) (?:it|that|this|you|they)(?: ever| also)? (?:be )?(?:wrong|mistaken)$/;

/** "And my subscription?" */
const MY_SUBSCRIPTION = /^(?:(?:what|how) about )?my (?:subscription|plan|membership)$/;

/** "What do I tell them?" */
const WHAT_TO_TELL =
  /^what (?:do|should|can|shall|could) i (?:tell|say|ask|bring|show|take)(?: to| with)?(?: (?:them|him|her|there|me|a doctor|the doctor))?$/;

/** "Can I use it twice tonight then?" */
const WHETHER_TO_CATCH_UP = /^(?:can|should|may|do|must|shall) i\b.*\b(?:twice|double|both|more)\b/;

/** "When is the acid?" */
const ON_WHICH_DAYS = /^(?:when|(?:on )?which (?:days?|nights?)) (?:is|are|do i use|can i use)\b/;

/** "How often should I wash?" */
const HOW_OFTEN_TO_WASH =
  /^how (?:often|many times)\b(?: a day)? (?:should|do|must|can) i wash(?: it| my face)?$/;

/** "Why not the acid?" */
const WHY_NOT_THIS = /^why (?:not|no)\b/;

interface Rule {
  says: RegExp;
  /** The topic of the question before; nothing where there is none. */
  after: RegExp;
  means: string;
  /** Where a sign was named, what helps with it is meant. */
  isCare?: true;
  /** The question may name an ingredient or a step. */
  mayName?: true;
}

/** The first rule that fits counts. */
const RULES: readonly Rule[] = [
  { says: WHAT_TO_DO, after: /^report\.(?:untold|photo)$/, means: 'report.photo' },
  { says: WHAT_TO_DO, after: OF_A_PHOTO, means: 'report.focus', isCare: true },
  { says: WHAT_TO_DO, after: /^concern\.stinging$/, means: 'concern.stinging' },
  { says: WHAT_TO_DO, after: /^concern\./, means: 'routine.add' },
  { says: WHAT_TO_DO, after: /^(?:ingredient|step)\.pregnancy$/, means: 'step.pregnancy' },
  { says: WHAT_TO_DO, after: /^(?:routine\.|ingredient\.|$)/, means: 'report.focus' },
  { says: WHAT_IT_MEANS, after: /^report\.(?:explain|sign|focus|good)$/, means: 'our.severity' },
  { says: WHETHER_IT_CHANGED, after: /^(?:report|cause)\.sign$/, means: 'progress.sign' },
  { says: WHETHER_IT_CHANGED, after: /^report\./, means: 'progress.changed' },
  { says: WHICH_PRODUCT, after: /^(?:report|progress|concern)\./, means: 'product.find' },
  {
    says: WHAT_IF_IT_BURNS,
    after: /^(?:ingredient|product|step|concern|routine)\./,
    means: 'concern.stinging',
  },
  { says: WHAT_INSTEAD, after: /^ingredient\.pregnancy$/, means: 'step.pregnancy' },
  { says: WHAT_MEANWHILE, after: /^(?:step\.purging|combine\.stop|concern\.)/, means: 'step.basics' },
  { says: WHAT_ELSE, after: /^(?:report|progress|concern|ingredient)\./, means: 'routine.add' },
  { says: ON_WHICH_DAYS, after: /^(?:routine\.|combine\.too-many$)/, means: 'routine.week', mayName: true },
  { says: WHY_NOT_THIS, after: /^routine\./, means: 'combine.too-many', mayName: true },
  { says: HOW_OFTEN_TO_WASH, after: /^/, means: 'step.cleanser' },
  { says: WHY_THIS_ORDER, after: /^routine\./, means: 'step.order' },
  { says: OF_AN_ALLOWANCE, after: /^account\.left$/, means: 'account.left' },
  { says: WHETHER_IT_GOES, after: /^our\.photo-deleted$/, means: 'our.photo-deleted' },
  { says: WHETHER_IT_GOES, after: /^account\.who$/, means: 'our.delete' },
  { says: ADD_IT, after: /^(?:product|ingredient|routine|step)\./, means: 'our.add-product' },
  { says: MY_SUBSCRIPTION, after: /^our\.delete$/, means: 'our.cancel' },
  { says: WHETHER_IT_IS_WRONG, after: /^our\.accuracy$/, means: 'report.range' },
  { says: WHETHER_IT_IS_WRONG, after: OF_A_PHOTO, means: 'our.accuracy' },
  {
    says: WHAT_TO_TELL,
    after: /^(?:concern\.doctor|our\.(?:conditions|not-doctor))$/,
    means: 'our.hand-over',
  },
  { says: WHETHER_TO_CATCH_UP, after: /^combine\.missed$/, means: 'combine.missed' },
  { says: AROUND_THE_EYES, after: /^(?:product|ingredient|step)\./, means: 'step.eye-cream' },
  { says: WHETHER_IT_SUITS, after: /^ingredient\./, means: 'ingredient.suits' },
  { says: WHETHER_TO_GO_ON, after: /^(?:step\.purging|routine\.new)$/, means: 'combine.stop' },
  { says: WHETHER_TO_GO_ON, after: /^concern\.stinging$/, means: 'concern.stinging' },
  { says: WHETHER_TO_GO_ON, after: /^ingredient\.pregnancy$/, means: 'ingredient.pregnancy' },
  { says: WHETHER_TO_GO_ON, after: /^(?:ingredient|progress)\./, means: 'ingredient.suits' },
];

/**
 * What a short question means after another one, for questions that say too little to be recognised.
 * Undefined where the one before makes nothing of it.
 */
export function readShort(now: Recognised, before: Recognised | null): Recognised | undefined {
  const plain = now.words.join(' ').replace(OPENING, '');
  const rule = RULES.find(({ says, after }) => says.test(plain) && after.test(before?.topic ?? ''));
  if (!rule || (namesAny(now) && !rule.mayName)) return undefined;
  const { signs, ingredients, steps } = rule.mayName ? now : (before ?? now);
  const about = signs.length > 0 ? signs : signOf(before?.topic ?? '');
  const care = rule.isCare && about[0] ? careFor(about[0]) : undefined;
  if (rule.means === 'ingredient.suits' && ingredients.length === 0) return undefined;
  return {
    ...now,
    topic: care ?? rule.means,
    confidence: 1,
    // All of the skin, also where one sign stands out.
    signs: rule.means === 'progress.changed' ? [] : about,
    ingredients,
    steps,
  };
}

/** The entry that says what helps with a sign. */
export const careFor = (sign: Sign | undefined): string | undefined =>
  sign && KNOWLEDGE.find((entry) => entry.sign !== undefined && isAbout(sign, entry.sign))?.id;

function signOf(topic: string): Sign[] {
  const sign = ENTRIES.get(topic)?.sign;
  return sign === undefined ? [] : [sign];
}
