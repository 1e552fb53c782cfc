import { listOf } from '@daylit/wording';
import type { LabelledProduct } from '../ports.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { costWords } from './one-product.ts';
import { ownFact } from './words.ts';

const CATALOG = ownFact('The product catalog of this server');

/** The products of the last list with their labels; one, where one is meant. */
async function listed({ conversation, question, shownIndex }: ReadQuestion): Promise<LabelledProduct[]> {
  const { shown, chosen } = conversation;
  const number = shownIndex ?? chosen;
  const wanted = number === null ? shown : [shown.at(number)].flatMap((one) => one ?? []);
  const found = await Promise.all(wanted.map(({ name }) => question.facts.findProducts(name)));
  return found.flatMap(([first]) => first ?? []);
}

/** "Which one would you take?", "which is the lightest?" */
export async function chooseForThem(asked: ReadQuestion): Promise<Answer> {
  const { question, conversation, person } = asked;
  const { shown } = conversation;
  const all = await listed({ ...asked, shownIndex: null, conversation: { ...conversation, chosen: null } });
  const feel = /\b(light|rich)/i.exec(question.text)?.[1]?.toLowerCase();
  const chosen =
    feel === undefined
      ? all[0]
      : all.find(({ suits }) =>
          feel === 'light' ? suits.includes('oily') : suits.includes('dry') && !suits.includes('oily'),
        );
  if (!chosen)
    return new Draft()
      .say(
        `No list tells how ${feel ?? 'good'} a product feels, and none of these is made for ${feel === 'rich' ? 'dry' : 'oily'} skin.`,
      )
      .offer('Something lighter', 'Tell me about the first one')
      .answer();
  const { product, suits } = chosen;
  const reason = shown.find(({ id }) => id === product.id)?.reason;
  return new Draft()
    .say(
      feel === undefined
        ? `${product.name}: of these it fits your report and your answers best. ${reason ?? ''} I have no skin and have tried none.`
        : `${product.name}. No list tells how it feels, but it is made for ${listOf(suits)} skin, and such ones are usually the ${feel}est.`,
      CATALOG,
    )
    .say(costWords(product, person))
    .offer('How do I patch test?', 'Something cheaper')
    .answer();
}

/** "What is the difference?": what the lists and prices of two products do not share. */
export async function compareListed(asked: ReadQuestion): Promise<Answer> {
  const all = await listed({
    ...asked,
    shownIndex: null,
    conversation: { ...asked.conversation, chosen: null },
  });
  const [one, other] = numbersIn(asked.question.text).flatMap((at) => all[at] ?? []);
  const draft = new Draft();
  for (const found of [one, other]) {
    if (!found) continue;
    const { product, suits, spf, label } = found;
    const price = product.price === null ? '' : `$${product.price.toFixed(2)}, `;
    const first = label.ingredients.slice(1, 4).map(({ name }) => name.toLowerCase());
    const holds =
      label.status === 'missing' ? 'I cannot read its list' : `after water it names ${listOf(first)}`;
    const fragrance = label.contains.includes('fragrance') ? 'with fragrance' : 'without fragrance';
    draft.say(
      `${product.name}: ${price}${spf === null ? '' : `SPF ${spf}, `}for ${listOf(suits)} skin, ${fragrance}; ${holds}.`,
      CATALOG,
    );
  }
  return draft.offer('Which one would you take?', 'Something cheaper').answer();
}

/** The places in a list that a text names: the first two, where it names none. */
function numbersIn(text: string): readonly [number, number] {
  const named = ['first', 'second', 'third', 'fourth'].flatMap((word, at) =>
    new RegExp(String.raw`\b${word}\b(?! two)`, 'i').test(text) ? [at] : [],
  );
  return [named[0] ?? 0, named[1] ?? 1];
}

/** "Is it under 20?" */
export async function tellPrices(asked: ReadQuestion): Promise<Answer> {
  const limit = Number(/(\d+)/.exec(asked.question.text)?.[1] ?? 0);
  const lines = (await listed(asked)).map(({ product: { name, price, is_sample } }) =>
    price === null
      ? `${name}: its price is not known.`
      : `${name}: $${price.toFixed(2)}${is_sample ? ', a made-up price' : ''}. That is ${price < limit ? 'less' : price === limit ? 'exactly that' : 'more'}.`,
  );
  return new Draft()
    .say(lines.join('\n'), CATALOG)
    .offer('Something cheaper', 'How do I patch test?')
    .answer();
}

/** What always comes from animals, by its name on a list. */
const ANIMAL =
  /\b(?:lanolin|cera alba|beeswax|carmine|ci 75470|mel|honey|collagen|snail|keratin|silk|milk|casein|propolis|shellac|elastin)\b/i;

/** "Is it vegan?": what a list tells of it, and what only the pack does. */
export async function tellUntold(asked: ReadQuestion): Promise<Answer> {
  const draft = new Draft();
  if (!/\bvegan|\banimal/i.test(asked.question.text))
    return draft
      .say('No ingredient list tells that, so I cannot. A mark on the pack or the maker’s page does.')
      .offer('Tell me about the first one', 'What does cruelty free mean?')
      .answer();
  for (const { product, label } of (await listed(asked)).slice(0, 4)) {
    const names = label.ingredients.map(({ name }) => name).filter((name) => ANIMAL.test(name));
    draft.say(
      label.status === 'missing'
        ? `${product.name}: I cannot read its list.`
        : names.length > 0
          ? `${product.name} names ${listOf(names)}, which comes from animals.`
          : `${product.name} names nothing that always comes from animals.`,
      CATALOG,
    );
  }
  return draft
    .say('Glycerin and some fats can come from either. Only a vegan mark on the pack is certain.')
    .offer('What does cruelty free mean?', 'Something cheaper')
    .answer();
}
