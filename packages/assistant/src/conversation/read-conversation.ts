import { SIGN_NAMES, SIGN_VALUES, type Sign } from '@daylit/contract';
import { findAspect } from '../recognition/aspects.ts';
import type { Message } from '../ports.ts';
import type { Ranking } from '../recognition/ranking.ts';
import type { Recognised } from '../recognition/recognise.ts';
import type { Conversation } from './conversation.ts';
import { whoIsMeant } from './moves.ts';
import { readTurn } from './read-turn.ts';
import type { Understood } from './understood.ts';
import { OF_A_PHOTO } from './short-questions.ts';
import { saysIt } from './shown-products.ts';
import { namesAny } from '../recognition/slots.ts';

const NOTHING_YET: Conversation = {
  subject: null,
  named: { sign: null, ingredient: null, step: null },
  shown: [],
  chosen: null,
  wish: null,
  said: '',
  offers: [],
  isForMinor: false,
};

/** Maximum number of messages that a question may refer to: the last six of the member, with the replies. */
const MOST_BEFORE = 12;

/** Topics whose answers name the sign that stands out, although the question does not name it. */
const NAMES_A_SIGN: ReadonlySet<string | null> = new Set(['report.focus', 'report.explain']);

/** Reads a conversation. `focus` is the sign that stands out in the member's report. */
export function readConversation(ranking: Ranking, history: readonly Message[], focus?: Sign): Conversation {
  return history
    .slice(-MOST_BEFORE)
    .reduce(
      (now, message) =>
        message.role === 'assistant'
          ? afterReply(now, message)
          : afterTurn(now, message.text, readTurn(ranking, message.text, now), focus),
      NOTHING_YET,
    );
}

function afterReply(now: Conversation, { text, products, offers = [] }: Message): Conversation {
  const isList = products.length > 0;
  const [shown] = now.subject?.topic === 'report.place' ? signsShown(text) : [];
  return {
    ...now,
    ...(shown &&
      now.subject && { subject: { ...now.subject, signs: [shown] }, named: { ...now.named, sign: shown } }),
    said: text,
    offers,
    shown: isList ? products : now.shown,
    chosen: isList ? null : now.chosen,
  };
}

/** The signs that a reply about a place of the face says a photo shows, most visible first. */
function signsShown(reply: string): Sign[] {
  const shown = /your last photo shows ([^.]+)\./.exec(reply)?.[1] ?? '';
  return SIGN_VALUES.filter((sign) => shown.includes(SIGN_NAMES[sign].toLowerCase())).toSorted(
    (one, other) =>
      shown.indexOf(SIGN_NAMES[one].toLowerCase()) - shown.indexOf(SIGN_NAMES[other].toLowerCase()),
  );
}

function afterTurn(now: Conversation, text: string, turn: Understood, focus: Sign | undefined): Conversation {
  const { signs, ingredients, steps, shownIndex } = turn;
  return {
    ...now,
    subject: subjectAfter(now, text, turn, focus),
    named: {
      sign: signs.at(-1) ?? (NAMES_A_SIGN.has(turn.topic) ? focus : undefined) ?? now.named.sign,
      ingredient: ingredients.at(-1) ?? now.named.ingredient,
      step: steps.at(-1) ?? now.named.step,
    },
    chosen: shownIndex ?? now.chosen,
    wish: turn.wish ?? now.wish,
    isForMinor: whoIsMeant(text, now.isForMinor),
  };
}

function subjectAfter(
  { subject, chosen }: Conversation,
  text: string,
  turn: Understood,
  focus: Sign | undefined,
): Recognised | null {
  const shownIndex = turn.shownIndex ?? chosen;
  const isTold = turn.topic === 'turn.told';
  // "My sister uses retinol" makes it what "can I use it?" asks about.
  if (isTold && turn.ingredients.length === 1)
    return { ...turn, topic: null, signs: turn.signs.length > 0 ? turn.signs : (subject?.signs ?? []) };
  // "How often?" and "why?" refer to the question before them, and leave it the subject.
  const isAboutThat =
    turn.asksWhy ||
    turn.isAboutShown ||
    turn.keepsSubject ||
    // "Is it vegan?" leaves the conversation with the product that it is about.
    (shownIndex !== null && turn.before?.topic === 'product.find' && saysIt(turn.words)) ||
    (turn.leans && (findAspect(text) !== undefined || asksAboutReading(turn)));
  if (subject && isAboutThat) return subject;
  // What was asked back leaves the conversation with what it was about.
  const isAboutSomething =
    turn.topic !== null ||
    (namesAny(turn) && (turn.likely !== null || !turn.leans)) ||
    (turn.likely !== null && subject === null);
  if (isTold && subject === null && namesAny(turn)) return { ...turn, topic: null };
  if (!isAboutSomething || /^(?:talk|turn)\./.test(turn.topic ?? '')) return subject;
  return withFocus({ ...turn, topic: turn.topic ?? turn.likely }, focus);
}

/** "Is that a lot?" and "how do you know?" leave the conversation with what the photo shows. */
const asksAboutReading = ({ topic, likely, before }: Understood): boolean =>
  OF_A_PHOTO.test(before?.topic ?? '') && /^our\.(severity|measure|accuracy)$/.test(topic ?? likely ?? '');

function withFocus(said: Recognised, focus: Sign | undefined): Recognised {
  const isNamed = focus !== undefined && said.signs.length === 0 && NAMES_A_SIGN.has(said.topic);
  return isNamed ? { ...said, signs: [focus] } : said;
}
