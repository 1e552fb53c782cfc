import { listOf } from '@daylit/wording';
import type { CareRule, Matcher } from '../ports.ts';
import type { Entry } from '../knowledge/entry.ts';
import type { ReadQuestion, Draft } from './draft.ts';
import { holds } from './holds.ts';
import { ownFact } from './words.ts';

/** "With what I use already", "does it go with my routine" */
const NAMES_THE_ROUTINE =
  /\b(what|everything|all|anything|the (things|products|stuff)) (that )?(i am|i'm|im|i|i already) (already )?us(e|ing)\b|\bmy (\w+ )?(routine|products|other (products|things|stuff)|stuff)\b/i;

/** "To that", after a reply that listed the routine. */
const POINTS_AT_IT = /\b(to|with|beside) (it|that|this|them|those)\b/i;

/** Added when ingredients were read from labels. */
export const READ_THE_PACK =
  'Lists that were copied or are missing may lack something. Read the pack to be sure.';

/** Maximum number of products of the routine for which a rule is named. */
const MOST_TOLD = 2;

/** Whether the question asks if something fits what the member uses already. */
export function asksBesideRoutine({ question: { text }, before }: ReadQuestion): boolean {
  const isAfterRoutine = before?.topic?.startsWith('routine.') === true;
  return NAMES_THE_ROUTINE.test(text) || (isAfterRoutine && POINTS_AT_IT.test(text));
}

/**
 * Compares an ingredient with what the member uses, if the question asks for it: the rules about the two, or
 * the statement that there is none.
 */
export async function sayBesideRoutine(
  draft: Draft,
  ingredient: NonNullable<Entry['ingredient']>,
  asked: ReadQuestion,
): Promise<void> {
  if (!asksBesideRoutine(asked)) return;
  const { name, classes } = ingredient;
  const { question } = asked;
  const routine = await question.facts.routine();
  const products = [...new Map(routine.map(({ product }) => [product.product.id, product])).values()];
  const own = products.filter(({ label }) => holds(label, ingredient));
  if (own.length > 0)
    draft.say(
      `You use it already: ${listOf(own.map(({ product }) => product.name))}.`,
      ownFact('Your routine'),
    );
  const told = products
    .filter((product) => !own.includes(product))
    .flatMap(({ product, label }) => {
      const rule = pairRule(question.facts.rules, classes, label.actives);
      return rule ? [{ product: product.name, rule }] : [];
    });
  for (const { product, rule } of told.slice(0, MOST_TOLD))
    draft.cite(`With ${product}: ${verdictOf(rule)} ${rule.reason} ${rule.fix}`, rule.sources, rule.evidence);
  if (told.length === 0)
    draft.say(
      products.length === 0
        ? 'There is no product in your routine yet.'
        : `No rule that I know speaks against ${name} beside what is in your routine.`,
      ownFact('Your routine'),
    );
  if (products.some(({ label }) => label.status !== 'verified')) draft.say(READ_THE_PACK);
}

/** The rule about two ingredients in one routine. */
export function pairRule(
  rules: readonly CareRule[],
  one: readonly Matcher[],
  other: readonly Matcher[],
): CareRule | undefined {
  return rules.find(({ check }) => {
    if (check.kind !== 'pair') return false;
    return (
      (matches(check.first, one) && matches(check.second, other)) ||
      (matches(check.first, other) && matches(check.second, one))
    );
  });
}

const matches = (wanted: readonly Matcher[], known: readonly Matcher[]): boolean =>
  wanted.some((matcher) => known.some((other) => nameOf(other) === nameOf(matcher)));

const nameOf = (matcher: Matcher): string => (typeof matcher === 'string' ? matcher : matcher.ingredient);

export function verdictOf({ level, check }: CareRule): string {
  if (level === 'none') return 'Yes, you can use both.';
  if (level === 'info') return 'You can use both, with a little care.';
  if (check.kind === 'pair' && check.within === 'routine') return 'Better not.';
  return 'Both are fine, kept apart.';
}
