import { listOf } from '@daylit/wording';
import { toldIn } from '../conversation/told.ts';
import type { CareRule, IngredientClass, LabelledProduct } from '../ports.ts';
import type { Entry } from '../knowledge/entry.ts';
import { entryOf, type IngredientEntry } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { holds, placeOn } from './holds.ts';
import { sayEntry, tellUnknown } from './knowledge.ts';
import { concernOf } from './own-sign.ts';
import { asksBesideRoutine, pairRule, READ_THE_PACK, sayBesideRoutine, verdictOf } from './beside-routine.ts';
import { sayOpenInPregnancy, tellPregnancy } from './pregnancy.ts';
import { capital, GRADE_WORDS, ownFact, signName } from './words.ts';

/** What an ingredient is, and what that means for this member. */
export async function tellIngredient(asked: ReadQuestion, key = asked.ingredients[0]): Promise<Answer> {
  const entry = entryOf(key);
  if (!entry) return tellUnknown();
  // "To that" asks about both things.
  if (asksBesideRoutine(asked)) return tellSuitability({ ...asked, ingredients: [entry.ingredient.key] });
  const draft = new Draft();
  sayUse(draft, entry, asked);
  sayEntry(draft, entry, asked);
  if (!asked.person.isMinor) await sayPersonal(draft, entry, asked);
  return draft.answer();
}

/** What an ingredient does for the sign that the question names, if it names one. */
function sayUse(
  draft: Draft,
  { ingredient: { name, classes }, says }: IngredientEntry,
  asked: ReadQuestion,
): void {
  const [sign] = asked.signs;
  const concern = sign && !asked.person.isMinor ? concernOf(sign, asked.question.facts) : undefined;
  if (!sign || !concern) return;
  const choice = concern.choices.find((one) => classes.includes(one.class));
  if (choice)
    draft.cite(
      `For ${concern.name} there is ${GRADE_WORDS[choice.evidence]} for ${name}.`,
      choice.sources,
      choice.evidence,
    );
  else if (!says.toLowerCase().includes(signName(sign)))
    draft.say(`My sources name nothing that ${name} does for ${concern.name}.`);
}

/** Whether it suits the member: their answers first, then what is known. */
export async function tellSuitability(asked: ReadQuestion): Promise<Answer> {
  const entry = entryOf(asked.ingredients[0]);
  if (!entry) return tellIngredient(asked);
  const { facts } = asked.question;
  const adviser = await facts.adviser();
  const { name, classes } = entry.ingredient;
  const draft = new Draft();
  const against = rulesAgainst(classes, asked);
  if (asked.person.isMinor) return sayEntry(draft, entry, asked).answer();
  if (asked.person.isPregnant && against.some(({ level }) => level === 'block')) return tellPregnancy(asked);
  sayUse(draft, entry, asked);
  const isAvoided = adviser.avoid.some((term) => term.toLowerCase().includes(name.toLowerCase()));
  // What was told in the conversation is said before every answer, and is on no list yet.
  if (isAvoided && !isTold(asked, name))
    draft.say(`${capital(name)} is on your avoid list, so leave it out.`, ownFact('Your answers'));
  for (const rule of against.slice(0, 2))
    draft.cite(`${rule.reason} ${rule.fix}`, rule.sources, rule.evidence);
  if (!isAvoided && against.length === 0)
    draft.say(
      classes.some((one) => adviser.mustAvoid(one))
        ? `By your answers ${name} is one to leave out.`
        : `Nothing in your answers speaks against ${name}.`,
      ownFact('Your answers'),
    );
  if (asked.person.isPregnant && against.length === 0) sayOpenInPregnancy(draft, name);
  await sayBesideRoutine(draft, entry.ingredient, asked);
  return sayEntry(draft, entry, asked)
    .offer(...(entry.next ?? []).filter((ask) => !ask.endsWith('suit me?')))
    .answer();
}

const isTold = ({ question }: ReadQuestion, name: string): boolean =>
  toldIn(question).some(({ preferences: { avoid = [] } }) =>
    avoid.some((term) => term.toLowerCase().includes(name.toLowerCase())),
  );

/** The rules that advise this person against the classes, as the member's adviser applies them. */
function rulesAgainst(classes: readonly IngredientClass[], { person, question }: ReadQuestion): CareRule[] {
  return question.facts.rules.filter(
    ({ check }) =>
      check.kind === 'profile' &&
      (check.trait === 'anyone' || (check.trait === 'may_be_pregnant' && person.mayBePregnant)) &&
      check.classes.some((one) => classes.includes(one)),
  );
}

/** Two ingredients: the rule about them, or the statement that there is none. */
export async function tellPair(asked: ReadQuestion): Promise<Answer> {
  const [one, other] = asked.ingredients.map(entryOf);
  if (!one || !other) return tellIngredient(asked);
  if (asked.person.isMinor) return sayEntry(new Draft(), one, asked).answer();
  const names = [one, other].map(({ ingredient }) => namedIn(asked.question.text, ingredient));
  const rule = pairRule(
    asked.question.facts.rules,
    [...one.ingredient.classes, inciOf(names[0])],
    [...other.ingredient.classes, inciOf(names[1])],
  );
  const draft = new Draft();
  if (!rule)
    draft
      .cite(`No rule that I know speaks against ${listOf(names)} together.`, ['editorial'], 'C')
      .say(
        'Start one of them first and the other two weeks later, so that you can tell which one your skin likes.',
      );
  else draft.cite(`${verdictOf(rule)} ${rule.reason} ${rule.fix}`, rule.sources, rule.evidence);
  const mine = await productsWith(asked, one.ingredient, other.ingredient);
  if (mine.length > 0)
    draft.say(
      `In your routine: ${listOf(mine.map(({ product }) => product.name))}.`,
      ownFact('Your routine'),
    );
  return draft.offer('Why?', `What is ${names[0]}?`, `What is ${names[1]}?`).answer();
}

/** An entry may be about several medicines: "adapalene" keeps its own name. */
function namedIn(text: string, { name, inci }: IngredientEntry['ingredient']): string {
  if (/\bdifferin\b/i.test(text) && inci?.test('ADAPALENE')) return 'adapalene';
  return inci?.exec(text.toUpperCase())?.[0].toLowerCase() ?? name;
}

const inciOf = (name = ''): { ingredient: string } => ({ ingredient: name.toUpperCase() });

/** Which of the member's products contain it, and at what position in the list. */
export async function tellWhereItIs(asked: ReadQuestion): Promise<Answer> {
  const entry = entryOf(asked.ingredients[0]);
  if (!entry) return tellIngredient(asked);
  const { name } = entry.ingredient;
  const routine = await asked.question.facts.routine();
  const found = await productsWith(asked, entry.ingredient);
  const draft = new Draft();
  if (routine.length === 0) draft.say('There is no product in your routine yet.');
  else if (found.length === 0) draft.say(`No list in your routine names ${name}.`, ownFact('Your routine'));
  for (const product of found.slice(0, 4))
    draft.say(positionWords(product, entry.ingredient), ownFact('Your routine'));
  if (routine.some(({ product }) => product.label.status !== 'verified')) draft.say(READ_THE_PACK);
  return draft.offer(`What is ${name}?`, `Does ${name} suit me?`).answer();
}

function positionWords({ product, label }: LabelledProduct, named: NonNullable<Entry['ingredient']>): string {
  const { name, classes } = named;
  const at = placeOn(label, named);
  const found = label.ingredients[at];
  if (!found) return `${product.name} holds ${name}.`;
  const percent = found.percent === null ? '' : `, ${found.percent}% by its label`;
  const early = label.actives.some((key) => classes.includes(key))
    ? ''
    : ' That late, it is usually very little.';
  return `${product.name} holds ${name}: place ${at + 1} of ${label.ingredients.length}${percent}.${early}`;
}

async function sayPersonal(
  draft: Draft,
  { ingredient }: IngredientEntry,
  asked: ReadQuestion,
): Promise<void> {
  const { name, classes } = ingredient;
  const adviser = await asked.question.facts.adviser();
  const mine = await productsWith(asked, ingredient);
  const first = mine[0];
  if (first) draft.say(positionWords(first, ingredient), ownFact('Your routine'));
  else if (classes.some((one) => adviser.mustAvoid(one)))
    draft.say(`By your answers ${name} is one to leave out.`, ownFact('Your answers'));
}

async function productsWith(
  { question }: ReadQuestion,
  ...named: readonly NonNullable<Entry['ingredient']>[]
): Promise<LabelledProduct[]> {
  const routine = await question.facts.routine();
  const products = routine
    .map(({ product }) => product)
    .filter(({ label }) => named.some((one) => holds(label, one)));
  return [...new Map(products.map((one) => [one.product.id, one])).values()];
}
