import type { Ranking } from '../recognition/ranking.ts';
import { actOf } from './act.ts';
import type { Conversation } from './conversation.ts';
import { isGrounded } from './grounds.ts';
import { withRelated } from './related.ts';
import { OF_SIGNS } from './short-questions.ts';
import { causeNamedIn } from './suspects.ts';
import type { Understood } from './understood.ts';
import { stepOf } from './wish-of-turn.ts';
import { namesAny } from '../recognition/slots.ts';

/** What somebody sees or feels asks for help, although it is told. */
const COMPLAINS =
  /\b(?:peel|flak|burn|sting|itch|tight|dry|red|oily|shin[ey]|greas|rough|bump|spot|pimple|zit|hurt|gr[ae]y|dull|tired|worse|bad skin|break ?out|broke out|break out|blackhead|dark circle)\w*/;

const COMPARES =
  /^(?:(?:and|but|so|or|ok|is there|do you have|have you|i want|i need|show me|what about) )*(?:something|anything|one|an?)? ?(cheaper|lighter|richer|milder|stronger|better|gentler)(?: one)?$/;

/** The comparison of a wish that names nothing else: "something cheaper". */
export const comparisonIn = (plain: string): string | null =>
  COMPARES.exec(plain.replaceAll(/[ .]+$/g, ''))?.[1] ?? null;

/** From this confidence on words that the answer does not name are understood too. */
const CLEAR = { ofTold: 0.54, ofLikely: 0.45 };

/**
 * Settles what a message means within a conversation that has begun, by what it does there: a reaction is
 * only heard, and what is told is noted, unless it says what an answer is about. A likely meaning counts
 * there only with a word of its answer: what merely resembles it is mostly wrong after another question.
 */
export function settle(
  ranking: Ranking,
  turn: Understood,
  words: { text: string; plain: string },
  conversation: Conversation,
): Understood {
  return withRelated(ranking, settleAct(turn, words, conversation), conversation);
}

function settleAct(
  turn: Understood,
  { text, plain }: { text: string; plain: string },
  conversation: Conversation,
): Understood {
  const isOpen = comparisonIn(plain) !== null && conversation.wish === null && !stepOf(conversation);
  if (isOpen) return { ...turn, topic: null, likely: null, guesses: [] };
  const isCertain = turn.confidence === 1 || turn.shownIndex !== null || turn.isAboutShown;
  if (conversation.said === '' || (isCertain && turn.topic !== null)) return turn;
  const act = actOf(text, plain);
  if (act === 'reacts')
    return turn.topic === 'talk.thanks' ? turn : keeping(turn, conversation, 'turn.heard');
  if (act === 'tells' && !COMPLAINS.test(plain)) return settleTold(turn, plain, conversation);
  const { topic, likely } = turn;
  const isLikely =
    likely === null ||
    topic !== null ||
    turn.confidence >= CLEAR.ofLikely ||
    namesAny(turn) ||
    isGrounded(likely, turn);
  return isLikely ? turn : { ...turn, likely: null };
}

function settleTold(turn: Understood, plain: string, conversation: Conversation): Understood {
  const { subject, named } = conversation;
  const signs = subject && subject.signs.length > 0 ? subject.signs : named.sign ? [named.sign] : [];
  const cause = OF_SIGNS.test(subject?.topic ?? '') ? causeNamedIn(plain) : null;
  if (cause !== null && signs.length > 0)
    return { ...keeping(turn, conversation, 'cause.suspect'), signs, suspect: cause };
  const { topic } = turn;
  const isOther = topic !== null && topic !== subject?.topic;
  const isMeant = isOther && (turn.confidence >= CLEAR.ofTold || isGrounded(topic, turn));
  return isMeant ? turn : keeping(turn, conversation, 'turn.told');
}

const keeping = (turn: Understood, { subject }: Conversation, topic: string): Understood => ({
  ...turn,
  topic,
  likely: null,
  before: subject,
  keepsSubject: true,
});
