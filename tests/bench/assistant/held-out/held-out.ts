import { BROKEN } from '../questions/foreign.ts';
import type { QuestionSet } from '../questions/question-set.ts';
import { ACCOUNT_QUESTIONS } from './account.ts';
import { CONCERN_QUESTIONS } from './concerns.ts';
import { FACT_CASES, FOLLOW_UPS } from './facts.ts';
import { INJECTIONS, OUT_OF_SCOPE } from './foreign.ts';
import { INGREDIENT_QUESTIONS } from './ingredients.ts';
import { NEW_TOPIC_QUESTIONS } from './new-topics.ts';
import { REPORT_QUESTIONS } from './own-report.ts';
import { ROUTINE_QUESTIONS } from './own-routine.ts';
import { FALSE_ALARMS, RED_FLAGS } from './red-flags.ts';
import { STEP_QUESTIONS } from './steps.ts';
import { SUN_AND_LIFE_QUESTIONS } from './sun-and-life.ts';

/** The held-out set: nobody improves the assistant on it. */
export const HELD_OUT: QuestionSet = {
  questions: [
    REPORT_QUESTIONS,
    ROUTINE_QUESTIONS,
    ACCOUNT_QUESTIONS,
    INGREDIENT_QUESTIONS,
    CONCERN_QUESTIONS,
    STEP_QUESTIONS,
    SUN_AND_LIFE_QUESTIONS,
    NEW_TOPIC_QUESTIONS,
  ],
  outOfScope: OUT_OF_SCOPE,
  redFlags: RED_FLAGS,
  falseAlarms: FALSE_ALARMS,
  facts: FACT_CASES,
  followUps: FOLLOW_UPS,
  injections: INJECTIONS,
  broken: BROKEN,
};
