import type { ProductReason } from '@daylit/contract';
import { presentSource } from '../checker/present-warning.ts';
import type { Rule } from '../rule.ts';

/** A reason with evidence. */
export function claim(
  words: Pick<ProductReason, 'title' | 'sentence'>,
  { evidence, sources }: Pick<Rule, 'evidence' | 'sources'>,
): ProductReason {
  return { ...words, fix: null, grade: evidence, sources: sources.map(presentSource) };
}

/** A reason that is a plain fact. */
export function fact(title: string, sentence: string): ProductReason {
  return { title, sentence, fix: null, grade: null, sources: [] };
}

/** A rule that forbids a product. */
export function objection(rule: Rule, title = rule.title): ProductReason {
  const { reason: sentence, fix } = rule;
  return { ...claim({ title, sentence }, rule), fix };
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
