import { itemAt } from '../../lib/item-at.ts';

/** The nine drawn shapes. Any other category is drawn as `default`. */
export const PRODUCT_SHAPES = [
  'cleanser',
  'toner',
  'serum',
  'eye_cream',
  'moisturizer',
  'sunscreen',
  'mask',
  'exfoliant',
  'default',
] as const;

export type ProductShape = (typeof PRODUCT_SHAPES)[number];

/** Colours of a drawing, as CSS values. */
export interface Paint {
  wall: string;
  shelf: string;
  body: string;
  shade: string;
  cap: string;
  ink: string;
}

/** How the label is printed: slices, a disc over slices, or slices over two lines of text. */
export type LabelStyle = 'slices' | 'disc' | 'lines';

export interface ProductLook {
  shape: ProductShape;
  paint: Paint;
  label: LabelStyle;
}

const PAINTS: Paint[] = [
  paint('tide-3', 'tide-4', 'product-white', 'tide-5', 'tide-9', 'tide-9'),
  paint('dusk-3', 'dusk-4', 'dusk-5', 'dusk-7', 'dusk-11', 'dusk-11'),
  paint('pollen-3', 'pollen-4', 'product-white', 'pollen-5', 'mist-12', 'pollen-11'),
  paint('moss-3', 'moss-4', 'moss-6', 'moss-7', 'moss-11', 'moss-12'),
  paint('mist-4', 'mist-5', 'mist-12', 'black', 'pollen-9', 'product-ink'),
  paint('tide-4', 'tide-5', 'tide-9', 'tide-12', 'pollen-9', 'tide-3'),
  paint('mist-3', 'mist-4', 'product-white', 'mist-5', 'dusk-9', 'dusk-9'),
];

const LABELS: LabelStyle[] = ['slices', 'disc', 'lines'];

/** The same product always looks the same: a hash of category and id selects colours and label. */
export function productLook(category: string, id: string): ProductLook {
  const hash = fnv1a(category + id);
  return {
    shape: PRODUCT_SHAPES.find((shape) => shape === category) ?? 'default',
    paint: itemAt(PAINTS, hash % PAINTS.length),
    label: itemAt(LABELS, (hash >>> 5) % LABELS.length),
  };
}

function paint(wall: string, shelf: string, body: string, shade: string, cap: string, ink: string): Paint {
  return {
    wall: property(wall),
    shelf: property(shelf),
    body: property(body),
    shade: property(shade),
    cap: property(cap),
    ink: property(ink),
  };
}

function property(name: string): string {
  return `var(--${name})`;
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
