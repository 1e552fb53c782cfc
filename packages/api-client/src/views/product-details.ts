import {
  EVIDENCE_GRADE_VALUES,
  INGREDIENT_ROLE_VALUES,
  LABEL_STATUS_VALUES,
  type CheaperMatch,
  type ListedIngredient,
  type ProductClass,
  type ProductDetails,
  type ProductReason,
  type ProductSource,
  type Source,
} from '@daylit/contract';
import { readProduct, readSize } from './product.ts';
import { fields, number, objects, oneOf, text, texts, type Fields } from './values.ts';

/** A product with its reasons; null where the answer holds no product. A list that is missing is empty. */
export function readProductDetails(value: unknown): ProductDetails | null {
  const details = fields(value) ?? {};
  const product = readProduct(details['product']);
  if (product === null) return null;
  return {
    product,
    brand: text(details['brand']),
    spf: number(details['spf']),
    size: readSize(details['size']),
    price_seen_at: text(details['price_seen_at']),
    source: readOrigin(details['source']),
    // Without a word about the label nobody may rely on it.
    label_status: oneOf(LABEL_STATUS_VALUES, details['label_status']) ?? 'missing',
    ingredients: objects(details['ingredients']).flatMap(readIngredient),
    small_amounts_from: number(details['small_amounts_from']),
    classes: objects(details['classes']).flatMap(readClass),
    reasons_for: objects(details['reasons_for']).flatMap(readReason),
    reasons_against: objects(details['reasons_against']).flatMap(readReason),
    conflicts: number(details['conflicts']) ?? 0,
    cheaper: readCheaper(details['cheaper']),
    compare_with: texts(details['compare_with']),
  };
}

function readIngredient(ingredient: Fields): ListedIngredient[] {
  const name = text(ingredient['name']);
  if (name === null) return [];
  return [
    {
      name,
      percent: number(ingredient['percent']),
      is_known: ingredient['is_known'] === true,
      is_avoided: ingredient['is_avoided'] === true,
      classes: objects(ingredient['classes']).flatMap(readClass),
    },
  ];
}

function readClass(group: Fields): ProductClass[] {
  const [key, label] = [text(group['key']), text(group['label'])];
  if (key === null || label === null) return [];
  return [{ key, label, role: oneOf(INGREDIENT_ROLE_VALUES, group['role']) ?? 'mind' }];
}

function readReason(reason: Fields): ProductReason[] {
  const sentence = text(reason['sentence']);
  if (sentence === null) return [];
  return [
    {
      title: text(reason['title']) ?? sentence,
      sentence,
      fix: text(reason['fix']),
      grade: oneOf(EVIDENCE_GRADE_VALUES, reason['grade']),
      sources: objects(reason['sources']).flatMap(readSource),
    },
  ];
}

function readSource(source: Fields): Source[] {
  const title = text(source['title']);
  if (title === null) return [];
  return [{ title, url: text(source['url']), is_reviewed: source['is_reviewed'] === true }];
}

function readOrigin(value: unknown): ProductSource | null {
  const source = fields(value);
  const [attribution, licence, url] = ['attribution', 'licence', 'url'].map((name) => text(source?.[name]));
  return attribution && licence && url ? { attribution, licence, url } : null;
}

function readCheaper(value: unknown): CheaperMatch | null {
  const match = fields(value);
  const product = readProduct(match?.['product']);
  const saves = number(match?.['saves']);
  if (product === null || saves === null) return null;
  return { product, saves, size: readSize(match?.['size']), leaves_out: texts(match?.['leaves_out']) };
}
