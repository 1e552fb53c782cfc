import { CARE_PARAPHRASES, MORE_OUT_OF_SCOPE } from './paraphrases-care.ts';
import { PARAPHRASES } from './paraphrases.ts';
import { FIRST_SIGHT, FIRST_SIGHT_OUT_OF_SCOPE } from './first-sight.ts';
import { FACT_CASES } from './facts.ts';
import { BROKEN, INJECTIONS, OUT_OF_SCOPE } from './foreign.ts';
import { INGREDIENT_QUESTIONS } from './ingredients.ts';
import { KNOWLEDGE_QUESTIONS } from './knowledge.ts';
import { OWN_FACTS } from './own-facts.ts';
import { FOLLOW_UPS, PRODUCT_QUESTIONS } from './products.ts';
import type { QuestionSet } from './question-set.ts';
import { FALSE_ALARMS, RED_FLAGS } from './red-flags.ts';
import { SUN_AND_PRODUCT_QUESTIONS } from './sun-and-product.ts';

/** The set that the assistant is improved on. */
export const DEVELOP: QuestionSet = {
  questions: [
    OWN_FACTS,
    INGREDIENT_QUESTIONS,
    KNOWLEDGE_QUESTIONS,
    SUN_AND_PRODUCT_QUESTIONS,
    PRODUCT_QUESTIONS,
    PARAPHRASES,
    CARE_PARAPHRASES,
    FIRST_SIGHT,
  ],
  outOfScope: [...OUT_OF_SCOPE, ...MORE_OUT_OF_SCOPE, ...FIRST_SIGHT_OUT_OF_SCOPE],
  redFlags: RED_FLAGS,
  falseAlarms: FALSE_ALARMS,
  facts: FACT_CASES,
  followUps: FOLLOW_UPS,
  injections: INJECTIONS,
  broken: BROKEN,
};
