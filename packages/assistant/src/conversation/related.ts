import { STEP_ENTRIES } from '../knowledge/step-entries.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { isAbout } from '../recognition/refine.ts';
import type { Ranked } from '../recognition/classifier.ts';
import { NOTHING, type Ranking } from '../recognition/ranking.ts';
import { askOf, rankTopics, type Recognised } from '../recognition/recognise.ts';
import { namesAny, readSlots } from '../recognition/slots.ts';
import type { Conversation } from './conversation.ts';
import type { Understood } from './understood.ts';
import { stepOf } from './wish-of-turn.ts';

/** How far down the list of topics a related one is looked for. */
const NEAREST = 2;

/** Topics about any product, whichever it is. */
const OF_ANY_PRODUCT = /^step\.(?:amount|order|how-long|one-at-a-time|wait|patch-test)$/;
const OF_PRODUCTS = /^(?:product|step|sun|routine|ingredient)\./;

/** Whether a topic is about what the conversation is about. */
function isRelated(topic: string, conversation: Conversation): boolean {
  const { subject, named } = conversation;
  const step = stepOf(conversation) ?? named.step;
  if (step !== undefined && step !== null) {
    if (STEP_ENTRIES[step] === topic || (step === 'sunscreen' && topic.startsWith('sun.'))) return true;
    if (OF_ANY_PRODUCT.test(topic) && OF_PRODUCTS.test(subject?.topic ?? '')) return true;
  }
  const sign = subject?.signs[0];
  const about = ENTRIES.get(topic)?.sign;
  return sign !== undefined && about !== undefined && isAbout(sign, about);
}

/**
 * What a message probably means that nothing is sure of: the first of the nearest topics that is about what
 * the conversation is about, else the nearest one in its conversation. The reply says what it is taken for.
 */
export function withRelated(ranking: Ranking, turn: Understood, conversation: Conversation): Understood {
  const isOpen = turn.topic === null && turn.likely === null;
  if (!isOpen || conversation.subject === null) return turn;
  const near = turn.guesses.length > 0 ? rankTopics(ranking, turn.words.join(' ')).slice(0, NEAREST) : [];
  const related = near.find((topic) => isRelated(topic, conversation));
  if (related !== undefined) return { ...turn, likely: related };
  const nearest = nearestTopics(ranking, turn, conversation.subject);
  const [first, second] = nearest;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  if (first && first.label !== NOTHING && first.score >= NEAR.score && lead >= NEAR.lead)
    return { ...turn, likely: first.label };
  const topics = nearest.filter(({ label }) => !NOT_OFFERED.has(label)).slice(0, MOST_GUESSES);
  const named = namesAny(turn) ? turn : conversation.subject;
  return { ...turn, guesses: [...new Set(topics.map(({ label }) => askOf(label, named)))] };
}

/** What nobody should be asked whether they meant it: "I hate my skin". */
const NOT_OFFERED: ReadonlySet<string> = new Set([NOTHING, 'our.feelings', 'talk.hello', 'talk.thanks']);

/** How many questions are offered where nothing is near enough. */
const MOST_GUESSES = 3;

/**
 * What the nearest topic needs, and how far it is ahead of the next. Chosen on labelled conversations: of the
 * later turns of two other sets 3 to 6 % more are right, and up to 2 % more wrong.
 */
const NEAR = { score: 0.4, lead: 0.15 };

/**
 * The topics that resemble the message, likeliest first, by the mean of three readings: alone, with the name
 * of what the conversation is about, and with the question before.
 */
function nearestTopics(ranking: Ranking, { words }: Understood, subject: Recognised): Ranked[] {
  const name = [...subject.ingredients, ...subject.signs, ...subject.steps][0] ?? '';
  const before = subject.topic === null ? '' : askOf(subject.topic, subject);
  const sums = new Map<string, number>();
  const readings = [words, [name.replaceAll('_', ' '), ...words], [before, ...words]];
  for (const reading of readings)
    for (const { label, score } of scoresOf(ranking, reading.join(' ')))
      sums.set(label, (sums.get(label) ?? 0) + score / readings.length);
  return Array.from(sums, ([label, score]) => ({ label, score })).toSorted(
    (one, other) => other.score - one.score,
  );
}

/** The scores of a text for its likeliest topics. Each further word lowers them, which is made up for. */
function scoresOf(ranking: Ranking, text: string): Ranked[] {
  const reading = ranking.read(text);
  const length = Math.log(1 + reading.words.length);
  return ranking
    .rankTopics(reading, readSlots(reading.words))
    .slice(0, LIKELIEST)
    .map(({ label, score }) => ({ label, score: score * length }));
}

/** How many topics a reading may be about. */
const LIKELIEST = 8;
