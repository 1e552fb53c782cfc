import { plainText } from '../recognition/plain-text.ts';

/** A part of a message that says one thing. */
export interface Clause {
  plain: string;
}

/** Where one thing ends and the next begins. */
const BETWEEN = /[.,;:!?\n()–—]+|\b(?:but|because|although|whereas)\b/i;

/** The parts of a message in which a fact about oneself may stand. What is quoted was said by others. */
export function clausesOf(text: string): Clause[] {
  return text
    .replaceAll(/["“„«][^"”»]*["”»]/g, ' ')
    .split(BETWEEN)
    .map((part) => ({ plain: plainText(part) }))
    .filter(({ plain }) => plain !== '');
}

/** Words after which something is asked or supposed, and not said. */
const SUPPOSES =
  /\b(?:if|whether|unless|in case|until|as if|as though|suppose|supposing|imagine|pretend|when|whenever|would|could|might|feels? like|looks? like|not sure|dont think|do not think|dont know|doubt|wonder|wondering|afraid|scared|worried|never said|didnt say|test whether)(?: (?:that|maybe|perhaps|one day))*(?: \w+)?$/;

/** "Can I use", "how do I take": asked. */
const ASKS = /\b(?:can|could|should|may|must|do|does|did|will|would|shall|how|why)$/;

/** Whether what is at a place of a clause is only supposed. */
export function isSupposed({ plain }: Clause, index: number): boolean {
  const before = plain.slice(0, index).trim();
  return SUPPOSES.test(before) || ASKS.test(before);
}
