import type { ChatSource } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import type { CareRule, IngredientClass, LabelledProduct, MemberFacts } from '../ports.ts';
import { entryOf } from '../knowledge/knowledge.ts';
import { sourceOf } from '../sources.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry, tellUnknown } from './knowledge.ts';
import { capital } from './words.ts';

/** Rules that apply during pregnancy, with the ingredients that they are about. */
const rulesOfPregnancy = ({ rules }: MemberFacts) =>
  rules.flatMap((rule) =>
    rule.check.kind === 'profile' && rule.check.trait === 'may_be_pregnant'
      ? [{ rule, classes: rule.check.classes }]
      : [],
  );

/** The classes that these rules are about. */
export const classesOfPregnancy = (facts: MemberFacts): ReadonlySet<IngredientClass> =>
  new Set(rulesOfPregnancy(facts).flatMap(({ classes }) => classes));

/** Whether an ingredient may be used in pregnancy. */
export async function tellPregnancy(asked: ReadQuestion): Promise<Answer> {
  const entry = entryOf(asked.ingredients[0]);
  if (!entry) return tellUnknown();
  const { name, classes } = entry.ingredient;
  const rule = rulesOfPregnancy(asked.question.facts).find(({ classes: all }) =>
    classes.some((one) => all.includes(one)),
  )?.rule;
  const draft = new Draft();
  if (asked.person.isMinor) return sayEntry(draft, entry, asked).answer();
  if (rule?.level === 'block')
    draft.cite(
      `Leave ${name} out in pregnancy; stopping does no harm. ${rule.fix}`,
      rule.sources,
      rule.evidence,
    );
  else if (rule) draft.cite(`${rule.reason} ${rule.fix}`, rule.sources, rule.evidence);
  else sayOpenInPregnancy(draft, name);
  return draft.offer('What may I use in pregnancy?', `What is ${name}?`).answer();
}

/**
 * The only answer about an ingredient that is left out in pregnancy, while the conversation is about one.
 * Undefined for everything else.
 */
export function tellLeftOut(asked: ReadQuestion): Promise<Answer> | undefined {
  const { person, before, leans, ingredients, question } = asked;
  if (!person.isPregnant && !(leans && before?.topic === 'ingredient.pregnancy')) return undefined;
  const named = ingredients.length > 0 || !leans ? ingredients : (before?.ingredients ?? []);
  const key = named.find((one) => blocks(question.facts, entryOf(one)?.ingredient.classes ?? []));
  return key === undefined ? undefined : tellPregnancy({ ...asked, ingredients: [key] });
}

/**
 * The first sentence for a pregnant member about products that are left out in a pregnancy, with its
 * sources. Undefined where none of the products is.
 */
export function leftOutOf(
  { person: { isPregnant }, question: { facts } }: Pick<ReadQuestion, 'person' | 'question'>,
  products: readonly LabelledProduct[],
): readonly [words: string, ...Omit<ChatSource, 'number'>[]] | undefined {
  const out = products.filter(({ label }) => blocks(facts, label.contains));
  if (!isPregnant || out.length === 0) return undefined;
  const names = [...new Set(out.map(({ product }) => product.name))];
  const rules = blockingRules(
    facts,
    out.flatMap(({ label }) => label.contains),
  );
  return [
    `Leave ${listOf(names)} out in pregnancy; stopping does no harm.`,
    ...rules.flatMap(({ sources, evidence }) => sources.map((id) => sourceOf(id, evidence))),
  ];
}

/** An answer about the routine, after what is left out of it in pregnancy. */
export async function withLeftOut(answer: Answer, asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  const out = leftOutOf(
    asked,
    routine.map(({ product }) => product),
  );
  return out
    ? Draft.of(answer)
        .sayFirst(...out)
        .answer(answer.kind)
    : answer;
}

const blocks = (facts: MemberFacts, contained: readonly IngredientClass[]): boolean =>
  blockingRules(facts, contained).length > 0;

const blockingRules = (facts: MemberFacts, contained: readonly IngredientClass[]): CareRule[] =>
  rulesOfPregnancy(facts).flatMap(({ rule, classes }) =>
    rule.level === 'block' && classes.some((one) => contained.includes(one)) ? [rule] : [],
  );

/** Said of what no rule leaves out. */
export function sayOpenInPregnancy(draft: Draft, name: string): void {
  draft.cite(
    `${capital(name)} is not one of the ingredients that are left out in pregnancy. Few are studied well, so ask your midwife or doctor.`,
    ['bozzo_2011'],
    'B',
  );
}
