import { NOT_BEFORE_18 } from './knowledge.ts';
import type { Answer, ReadQuestion } from './draft.ts';

/** As many as the document allows. */
const MOST = 3;

/** Questions that only somebody with a report, or with a routine, can ask. */
const OF_A_REPORT = /\bmy report\b|\bchanged?\b.*\blast time\b|^(Did|Has) my\b/;
const OF_A_ROUTINE = /\btonight\b|\bmy routine\b|^And (at night|in the morning)\?|\bleave out\b/;

/** Requests for products, which have no answer for members under 18. */
const OF_A_SHOP = /^(Recommend|Something cheaper)\b/;

/** The first of the suggested questions that this member can ask and that has an answer. */
export async function withFitting(answer: Answer, { question, person }: ReadQuestion): Promise<Answer> {
  const [scan, routine] = await Promise.all([question.facts.scan(), question.facts.routine()]);
  const asked = new Set(question.history.map(({ text }) => text));
  const fitting = [...new Set(answer.follow_ups)].filter(
    (ask) =>
      !asked.has(ask) &&
      (scan !== null || !OF_A_REPORT.test(ask)) &&
      (routine.length > 0 || !OF_A_ROUTINE.test(ask)) &&
      (!person.isMinor || !(OF_A_SHOP.test(ask) || NOT_BEFORE_18.test(ask))),
  );
  return { ...answer, follow_ups: fitting.slice(0, MOST) };
}
