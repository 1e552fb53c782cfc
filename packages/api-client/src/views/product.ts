import type { Product, ProductChoice, ProductSize } from '@daylit/contract';
import { readLeftOut } from './left-out.ts';
import { fields, number, objects, oneOf, text, texts, type Fields } from './values.ts';

/** A product with each field in one spelling; null without a name, because then there is nothing to show. */
export function readProduct(value: unknown, category = ''): Product | null {
  const product = fields(value);
  const name = text(product?.['name']);
  if (!product || name === null) return null;
  const reason = text(product['reason']);
  const size = readSize(product['size']);
  const why = readChoice(product['why']);
  const left_out = readLeftOut(product['left_out']);
  return {
    id: text(product['id']) ?? name,
    name,
    category: text(product['category']) ?? category,
    suggested_category: text(product['suggested_category']),
    image_url: address(product, 'image'),
    product_url: address(product, 'product'),
    price: number(product['price']),
    rating: number(product['rating']),
    is_custom: product['is_custom'] === true,
    is_confirmed: product['is_confirmed'] === true,
    is_sample: product['is_sample'] === true,
    ...(reason === null ? {} : { reason }),
    ...(size === null ? {} : { size }),
    ...(why === null ? {} : { why }),
    ...(left_out === null ? {} : { left_out }),
  };
}

/** What a pack holds; null where that cannot be read. */
export function readSize(value: unknown): ProductSize | null {
  const size = fields(value);
  const amount = number(size?.['amount']);
  const unit = oneOf(['ml', 'g'], size?.['unit']);
  return amount === null || unit === null || amount <= 0 ? null : { amount, unit };
}

function readChoice(value: unknown): ProductChoice | null {
  const choice = fields(value);
  const fitting = number(choice?.['fitting']);
  const reasons = texts(choice?.['reasons']);
  return fitting === null || reasons.length === 0 ? null : { fitting, reasons };
}

/** The products of a list, without those that have no name. */
export function readProducts(value: unknown): Product[] {
  return objects(value).flatMap((product) => readProduct(product) ?? []);
}

/** Catalogues and older servers write `imageurl` or `imageUrl`; the name of openapi.yaml wins over both. */
function address(product: Fields, of: 'image' | 'product'): string | null {
  return text(product[`${of}_url`]) ?? text(product[`${of}url`]) ?? text(product[`${of}Url`]);
}
