import {
  CONFIRMED_DAYPART_VALUES,
  LABEL_STATUS_VALUES,
  type HandOverProduct,
  type HandOverView,
} from '@daylit/contract';
import { readTrends } from './trends.ts';
import { fields, list, objects, oneOf, text, texts, type Fields } from './values.ts';

/** The page for a doctor's visit. A product without a name is left out. */
export function readHandOver(value: unknown): HandOverView {
  const handOver = fields(value);
  return {
    trends: readTrends(handOver?.['trends']),
    products: objects(handOver?.['products']).flatMap((product) => readProduct(product) ?? []),
    photos_sent_to: texts(handOver?.['photos_sent_to']),
  };
}

function readProduct(product: Fields): HandOverProduct | null {
  const name = text(product['name']);
  if (name === null) return null;
  return {
    name,
    dayparts: list(product['dayparts']).flatMap((part) => oneOf(CONFIRMED_DAYPART_VALUES, part) ?? []),
    since: text(product['since']) ?? '',
    is_sample: product['is_sample'] === true,
    label_status: oneOf(LABEL_STATUS_VALUES, product['label_status']) ?? 'missing',
    ingredients: texts(product['ingredients']),
  };
}
