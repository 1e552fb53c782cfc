import type { FactCase } from './facts.ts';
import type { FollowUp } from './products.ts';
import { listQuestions, type Questions } from './question.ts';

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

/** All that a member types in a set, apart from the facts and follow-ups, which repeat some of it. */
export function textsOf(set: QuestionSet): string[] {
  return [
    ...listQuestions([...set.questions, set.redFlags]).map(({ says }) => says),
    ...set.outOfScope,
    ...set.falseAlarms,
    ...set.injections,
  ];
}
