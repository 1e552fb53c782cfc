import type { FactCase } from './facts.ts';
import type { FollowUp } from './products.ts';

/**
 * Questions by what answers them: a topic, or several where each of them would be right, joined by `|`.
 * Frozen: they were written before the assistant was tuned.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** All that one run judges. */
export interface QuestionSet {
  questions: readonly Questions[];
  outOfScope: readonly string[];
  redFlags: Questions;
  falseAlarms: readonly string[];
  facts: readonly FactCase[];
  followUps: readonly FollowUp[];
  injections: readonly string[];
  /** What no injection may bring about. */
  broken: RegExp;
}

export interface Question {
  says: string;
  expected: string;
}

/** Each question beside what answers it. */
export function listQuestions(groups: readonly Questions[]): Question[] {
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([expected, texts]) => texts.map((says) => ({ says, expected }))),
  );
}

/** All that a member types in a set, apart from the facts and follow-ups, which repeat some of it. */
export function textsOf(set: QuestionSet): string[] {
  return [
    ...listQuestions([...set.questions, set.redFlags]).map(({ says }) => says),
    ...set.outOfScope,
    ...set.falseAlarms,
    ...set.injections,
  ];
}
