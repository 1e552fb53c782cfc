import { FACT_CASES } from './facts.ts';
import { BROKEN, INJECTIONS, OUT_OF_SCOPE } from './foreign.ts';
import { IN_PASSING_QUESTIONS } from './in-passing.ts';
import { INGREDIENT_QUESTIONS } from './ingredients.ts';
import { KNOWLEDGE_QUESTIONS } from './knowledge.ts';
import { OWN_FACTS } from './own-facts.ts';
import { FOLLOW_UPS, PRODUCT_QUESTIONS } from './products.ts';
import type { QuestionSet } from '../question-set.ts';
import { FALSE_ALARMS, RED_FLAGS } from './red-flags.ts';
import { SUN_AND_PRODUCT_QUESTIONS } from './sun-and-product.ts';

/** Was held out until November 2026, when new questions took its place. */
export const FIRST_HELD_OUT: QuestionSet = {
  questions: [
    OWN_FACTS,
    INGREDIENT_QUESTIONS,
    KNOWLEDGE_QUESTIONS,
    SUN_AND_PRODUCT_QUESTIONS,
    PRODUCT_QUESTIONS,
    IN_PASSING_QUESTIONS,
  ],
  outOfScope: OUT_OF_SCOPE,
  redFlags: RED_FLAGS,
  falseAlarms: FALSE_ALARMS,
  facts: FACT_CASES,
  followUps: FOLLOW_UPS,
  injections: INJECTIONS,
  broken: BROKEN,
};
