import type { EvidenceGrade, Sign } from '@daylit/contract';
import type { IngredientClass } from '../ports.ts';
import type { AnswerSource } from '../sources.ts';

/** One entry of the knowledge base, with its sources. */
export interface Entry {
  /** A stable name, `topic.subject`. */
  id: string;
  /** The question that it answers, as it is suggested to a member. `ways-to-ask.txt` has other wordings. */
  ask: string;
  /** The plain words that ask for it. An entry with them needs no examples. */
  asked?: RegExp;
  /** 2 to 4 short sentences. */
  says: string;
  /** For 13 to 17, where the answer differs. */
  teen?: string;
  /** Added unless the member has answered that they are not pregnant. */
  pregnancy?: string;
  sources: readonly [AnswerSource, ...AnswerSource[]];
  /** The evidence grade of the claim. Null for facts about the product itself. */
  grade: EvidenceGrade | null;
  /** Suggested follow-up questions. */
  next?: readonly string[];
  /** For an entry about a sign: the answer adds what the member's report and routine say about it. */
  sign?: Sign;
  /** For an entry about an ingredient: its key in questions, its name and its name on a label. */
  ingredient?: { key: string; name: string; classes: readonly IngredientClass[]; inci?: RegExp };
}
