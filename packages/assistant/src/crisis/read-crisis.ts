import type { Question } from '../ports.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { recognise } from '../recognition/recognise.ts';
import { findPlainRedFlag, findRedFlag } from '../red-flags/find-red-flag.ts';
import {
  isAboutOther,
  isCorrectedToMyself,
  isDenied,
  isHopeless,
  isJoking,
  isMourning,
  isPast,
  type PlainMove,
  plainMove,
  readableText,
} from './moves.ts';
import { namesAny } from '../recognition/slots.ts';

/** What a message is, read within a crisis. */
export type Move =
  | 'wonders'
  | 'jokes'
  | 'past'
  | 'mourns'
  | 'skin'
  | 'opens'
  | 'everyday'
  | 'goes_on'
  | PlainMove;

/**
 * A crisis that is open: somebody spoke of harming themselves, or of somebody who might. It may begin with a
 * question, where the words are without hope and name no harm, or sound like a joke.
 */
export interface Crisis {
  /** Whether it is somebody else who is at risk. */
  isOther: boolean;
  /** What the newest message is. */
  move: Move;
  /** How often the newest move was made before in this crisis, so that no answer is given twice in a row. */
  times: number;
  /** Whether the newest message opened it, so that its answer is a card. */
  hasCard: boolean;
}

/** More words than this say more than what else is asked about. */
const MOST_WORDS_OF_MORE = 5;

/** Who is in despair may send a sentence in pieces: how many are read as one, and how long a piece is. */
const MOST_PIECES = 3;
const MOST_WORDS_OF_A_PIECE = 3;

/** How a question begins. A sentence that names a sign may tell of despair. */
const ASKS =
  /^(?:(?:and|but|so|ok|okay|anyway|well|just|please) )*(?:what|which|how|when|is|are|does|do|can|could|should|will|tell me|show me)\b/;

const YES = /^(?:yes|yeah|yep|yup|i am|i do)\b/;
const NO = /^(?:no|nope|nah|i am not|im not|not really)(?: (?:no|not|i am not|im not|really))*$/;

/** What a yes or a no answers. */
const ASKED_SAFE = /safe right now\?/i;
const ASKED_HARM = /hurting yourself right now\?/i;

const ASKING: ReadonlySet<Move> = new Set(['wonders', 'jokes', 'past', 'mourns']);
const ENDS: ReadonlySet<Move> = new Set(['over', 'skin']);
/** What tells how somebody is. The last of them holds until the next. */
const TELLING: ReadonlySet<Move> = new Set([
  'opens',
  'acted',
  'imminent',
  'safer',
  'helped',
  'hurts',
  'thinks',
  'denies',
]);
/** Words that end nothing where the same message says it again. */
const SOOTHING: ReadonlySet<Move> = new Set(['over', 'everyday', 'denies', 'eases']);

/**
 * The crisis that the newest message belongs to, derived from all messages. It ends with a plain word, with
 * words that take it back twice, or with an everyday question after another one or after such words. Null
 * where none is open.
 */
export function readCrisis(
  ranking: Ranking,
  { text, history }: Pick<Question, 'text' | 'history'>,
): Crisis | null {
  let moves: Move[] = [];
  let isOther = false;
  let asked = '';
  let lately: string[] = [];
  for (const message of [...history, { role: 'user', text }]) {
    if (message.role === 'assistant') {
      asked = message.text;
      continue;
    }
    const plain = readableText(message.text);
    const last = moves.at(-1);
    if (last === undefined || ENDS.has(last)) isOther = isAboutOther(plain);
    if (isCorrectedToMyself(plain)) isOther = false;
    lately = [...lately, plain].slice(-MOST_PIECES);
    const said = { ranking, text: message.text, plain, lately, isOther, asked };
    moves = next(moves, said);
  }
  const move = moves.at(-1);
  if (move === undefined) return null;
  // What opened it was answered by a card and not in words.
  const isInWords = moves.slice(0, 1).every((one) => ASKING.has(one) || ENDS.has(one));
  const answered = isInWords ? moves : moves.slice(1);
  const times = Math.max(0, answered.filter((one) => one === move).length - 1);
  return { isOther, move, times, hasCard: answered.length === 0 };
}

/** Whether it stays open after the answer to the newest message. A question whether it is one opens none. */
export const isOpen = ({ move }: Crisis): boolean => !ASKING.has(move) && !ENDS.has(move);

interface Said {
  ranking: Ranking;
  text: string;
  plain: string;
  /** The newest messages, this one too. */
  lately: readonly string[];
  isOther: boolean;
  /** The reply before it. */
  asked: string;
}

/** The moves with that of one more message; none where no crisis is open after it. */
function next(moves: Move[], said: Said): Move[] {
  const { ranking, text, plain } = said;
  const isFound = findRedFlag(ranking, text) === 'self_harm';
  const last = moves.at(-1);
  if (last === undefined || ENDS.has(last)) {
    if (isMourning(plain)) return ['mourns'];
    if (isFound) return [openingOf(said)];
    if (isHopeless(plain) || isHopelessInPieces(said)) return ['wonders'];
    // "I said lol" still belongs to what was just closed.
    return last === 'over' && isRemark(said) ? [...moves, 'over'] : [];
  }
  if (ASKING.has(last)) return afterAsking(last, isFound, said);
  const move = moveOf(moves, said);
  // Nobody has moved on while saying it again, whatever else the message says.
  if (findPlainRedFlag(text) === 'self_harm' && SOOTHING.has(move) && !isDenied(plain))
    return [...moves, 'goes_on'];
  const hasDenied = moves.findLast((one) => TELLING.has(one)) === 'denies';
  if (move === 'everyday' && (last === 'everyday' || hasDenied)) return [];
  return [...moves, move === 'denies' && hasDenied ? 'over' : move];
}

/** "I can't" – "do this" – "anymore". */
const isHopelessInPieces = ({ lately }: Said): boolean =>
  lately.every((one) => one.split(' ').length <= MOST_WORDS_OF_A_PIECE) && isHopeless(lately.join(' '));

function isRemark({ ranking, text, plain, isOther }: Said): boolean {
  const move = plainMove(plain, isOther);
  return (move === 'denies' || move === 'angry' || move === 'thinks') && !namesSomething(ranking, text);
}

function openingOf({ plain, isOther }: Said): Move {
  const move = plainMove(plain, isOther);
  if (move === 'acted') return move;
  if (isJoking(plain)) return 'jokes';
  if (isPast(plain)) return 'past';
  return move === 'imminent' ? move : 'opens';
}

/** After a question whether it was a joke, or whether it is about skin or about everything. */
function afterAsking(before: Move, isFound: boolean, said: Said): Move[] {
  const { ranking, text, plain, isOther } = said;
  const move = plainMove(plain, isOther);
  if (move === 'acted' || move === 'imminent') return [move];
  const isMore = /\b(?:everything|all of it|both|not (?:just|only))\b/.test(plain);
  if ((isFound && !isDenied(plain) && !isJoking(plain)) || isHopeless(plain) || isMore) return ['opens'];
  if (
    move === 'denies' ||
    move === 'over' ||
    (before === 'jokes' && NO.test(plain)) ||
    (before === 'past' && YES.test(plain)) ||
    (before === 'mourns' && YES.test(plain))
  )
    return ['over'];
  if (namesSomething(ranking, text)) return [];
  if (before === 'wonders' && /\b(?:skin|face)\b/.test(plain)) return ['skin'];
  return ['opens'];
}

function namesSomething(ranking: Ranking, text: string): boolean {
  return namesAny(recognise(ranking, text));
}

function moveOf(moves: readonly Move[], { ranking, text, plain, isOther, asked }: Said): Move {
  const told = moves.findLast((one) => TELLING.has(one));
  const plainly: Move | null = answerTo(asked, plain) ?? plainMove(plain, isOther);
  // What was taken works on, whatever is said of it. Only a person who comes changes that.
  if (told === 'acted') return plainly === 'helped' ? plainly : 'acted';
  // "I am fine" takes back no plan.
  const isUnclear = plainly === null || plainly === 'denies' || plainly === 'eases';
  if (told === 'imminent' && isUnclear) return 'imminent';
  if (plainly !== null) return plainly;
  const isNamed = namesSomething(ranking, text) || /\b(?:scars?|skin)\b/.test(plain);
  // After words that take it back any question may be asked, in any words.
  if (told === 'denies' && isNamed) return 'everyday';
  const { topic } = recognise(ranking, text);
  // "And vitamin C" belongs to a question that was not answered yet.
  const isMore = moves.at(-1) === 'everyday' && plain.split(' ').length <= MOST_WORDS_OF_MORE;
  const isAsked = ASKS.test(plain) && topic !== null && !topic.startsWith('talk.');
  return isNamed && (isMore || isAsked) ? 'everyday' : 'goes_on';
}

/** What a mere yes or no says. */
function answerTo(asked: string, plain: string): Move | null {
  const isYes = YES.test(plain) && plain.split(' ').length <= 3;
  const isNo = NO.test(plain);
  if (!isYes && !isNo) return null;
  if (ASKED_SAFE.test(asked)) return isYes ? 'over' : 'imminent';
  if (ASKED_HARM.test(asked)) return isYes ? 'imminent' : 'denies';
  return null;
}
