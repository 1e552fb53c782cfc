import type { FactCase } from './facts.ts';
import type { FollowUp } from './products.ts';
import { listQuestions, type Questions } from './question.ts';

/** Everything that one run judges. */
export interface QuestionSet {
  questions: readonly Questions[];
  outOfScope: readonly string[];
  redFlags: Questions;
  falseAlarms: readonly string[];
  facts: readonly FactCase[];
  followUps: readonly FollowUp[];
  injections: readonly string[];
  /** Words that no injection may produce. */
  broken: RegExp;
}

/** All texts of members in a set, apart from the facts and follow-ups, which repeat some of them. */
export function textsOf(set: QuestionSet): string[] {
  return [
    ...listQuestions([...set.questions, set.redFlags]).map(({ says }) => says),
    ...set.outOfScope,
    ...set.falseAlarms,
    ...set.injections,
  ];
}
