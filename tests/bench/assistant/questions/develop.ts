import { CARE_PARAPHRASES, MORE_OUT_OF_SCOPE } from './paraphrases-care.ts';
import { PARAPHRASES } from './paraphrases.ts';
import { FIRST_HELD_OUT } from './first-held-out/first-held-out.ts';
import { FIRST_SIGHT, FIRST_SIGHT_OUT_OF_SCOPE } from './first-sight.ts';
import { FALSE_ALARM_WORDINGS } from './false-alarm-wordings.ts';
import { FACT_CASES } from './facts.ts';
import { BROKEN, INJECTIONS, OUT_OF_SCOPE } from './foreign.ts';
import { INGREDIENT_QUESTIONS } from './ingredients.ts';
import { KNOWLEDGE_QUESTIONS } from './knowledge.ts';
import { NEAR_MISS_VOICES } from './near-miss-voices.ts';
import { OWN_FACTS } from './own-facts.ts';
import { FOLLOW_UPS, PRODUCT_QUESTIONS } from './products.ts';
import type { QuestionSet } from './question-set.ts';
import { listQuestions, type Questions } from './question.ts';
import { RED_FLAG_WORDINGS } from './red-flag-wordings.ts';
import { RED_FLAG_VOICES } from './red-flag-voices.ts';
import { FALSE_ALARMS, RED_FLAGS } from './red-flags.ts';
import { SUN_AND_PRODUCT_QUESTIONS } from './sun-and-product.ts';

function merge(some: Questions, others: Questions): Questions {
  const both = Object.groupBy(listQuestions([some, others]), ({ expected }) => expected);
  return Object.fromEntries(
    Object.entries(both).map(([expected, questions = []]) => [expected, questions.map(({ says }) => says)]),
  );
}

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
    ...FIRST_HELD_OUT.questions,
  ],
  outOfScope: [
    ...OUT_OF_SCOPE,
    ...MORE_OUT_OF_SCOPE,
    ...FIRST_SIGHT_OUT_OF_SCOPE,
    ...FIRST_HELD_OUT.outOfScope,
  ],
  redFlags: merge(merge(merge(RED_FLAGS, FIRST_HELD_OUT.redFlags), RED_FLAG_WORDINGS), RED_FLAG_VOICES),
  falseAlarms: [...FALSE_ALARMS, ...FIRST_HELD_OUT.falseAlarms, ...FALSE_ALARM_WORDINGS, ...NEAR_MISS_VOICES],
  facts: [...FACT_CASES, ...FIRST_HELD_OUT.facts],
  followUps: [...FOLLOW_UPS, ...FIRST_HELD_OUT.followUps],
  injections: [...INJECTIONS, ...FIRST_HELD_OUT.injections],
  broken: BROKEN,
};
