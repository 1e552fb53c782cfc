import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { type Recognised, recognise } from '../recognition/recognise.ts';
import { readSlots } from '../recognition/slots.ts';
import type { Conversation } from './conversation.ts';
import { ALONE, type Understood } from './understood.ts';

const NUMBER = ['first', 'second', 'third'];

/** "The first thing you said, what is it": the ingredient that the reply before named at that place. */
export function readSaid(ranking: Ranking, plain: string, { said }: Conversation): Understood | null {
  const named = readSlots(ranking.read(said).words).ingredients;
  const at = NUMBER.findIndex((word) => plain.includes(word));
  const key = plain.includes('last') ? named.at(-1) : named[Math.max(0, at)];
  const entry = key === undefined ? undefined : INGREDIENTS.get(key);
  return entry
    ? { ...recognise(ranking, entry.ask), ...ALONE, topic: entry.id, ingredients: [entry.ingredient.key] }
    : null;
}

const COMPARES = /\b(?:better than|which is better)\b/;

/** The entries of two things that are compared: both named, or one of them the subject. */
export function comparedIn(
  plain: string,
  { ingredients, signs }: Recognised,
  subject: Recognised | null,
): string[] {
  if (!COMPARES.test(plain) || ingredients.length === 0 || signs.length > 0) return [];
  const named = ingredients.flatMap((key) => INGREDIENTS.get(key)?.id ?? []);
  const about = ENTRIES.get(subject?.topic ?? '')?.id ?? INGREDIENTS.get(subject?.ingredients[0] ?? '')?.id;
  const both = named.length > 1 || about === undefined ? named : [about, ...named];
  return [...new Set(both)].slice(0, 2);
}
