import type { EvidenceGrade, Sign } from '@daylit/contract';
import type { IngredientClass } from '../../../../modules/recommendations/ports.ts';
import type { AnswerSource } from '../sources.ts';

/** One thing that is known, with what it stands on. */
export interface Entry {
  /** A stable name, `topic.subject`. */
  id: string;
  /** The question that it answers, as it is offered to a member. `ways-to-ask.txt` has the others. */
  ask: string;
  /** 2 to 4 short sentences. */
  says: string;
  /** For 13 to 17, where the answer differs. */
  teen?: string;
  /** Added unless the member has answered that they are not pregnant. */
  pregnancy?: string;
  sources: readonly [AnswerSource, ...AnswerSource[]];
  /** Of the claim. Null for facts about the product itself. */
  grade: EvidenceGrade | null;
  /** What one may ask next. */
  next?: readonly string[];
  /** For an entry about a sign: what the member's report and routine say of it is added. */
  sign?: Sign;
  /** For an entry about an ingredient: its key in questions, its name and what it is on a label. */
  ingredient?: { key: string; name: string; classes: readonly IngredientClass[]; inci?: RegExp };
}
