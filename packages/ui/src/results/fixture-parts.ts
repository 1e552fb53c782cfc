// What the fixtures of a report are put together from.
import {
  SIDE_VALUES,
  type EvidenceShape,
  type MeasurementView,
  type Place,
  type Product,
  type Region,
  type Sign,
  type StepView,
} from '@daylit/contract';

export function product(
  id: string,
  name: string,
  category: string,
  price: number,
  facts: Partial<Product> = {},
): Product {
  return {
    id: `sample:${id}`,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url: `https://example.com/products/${id}`,
    price,
    rating: null,
    is_custom: false,
    is_confirmed: false,
    is_sample: true,
    ...facts,
  };
}

export const cleanser = product('oat-gel', 'Oat Field Gel Cleanser', 'cleanser', 14.5, { rating: 4.6 });
export const balm = product('sunflower-balm', 'Sunflower Cleansing Balm', 'cleanser', 17.2);
export const serum = product('niacinamide-5', 'Niacinamide 5% Daily Serum', 'serum', 22.9, { rating: 4.7 });
export const moisturizer = product('ceramide-cream', 'Ceramide Evening Cream', 'moisturizer', 26, {
  rating: 4.8,
});
export const sunscreen = product('mineral-50', 'Mineral Fluid SPF 50', 'sunscreen', 24.4, {
  product_url: null,
});
export const exfoliant = product('lactic-5', 'Lactic Acid 5% Polish', 'exfoliant', 21.75);

export const step = (key: string, instruction: string, recommended: Product): StepView => ({
  key,
  kind: 'product',
  instruction,
  product: recommended,
});

export const leftOut = (key: string, reason: string): StepView => ({ key, kind: 'left_out', reason });

export const both = (region: Region): Place[] => SIDE_VALUES.map((side) => ({ region, side }));

export const middle = (region: Region): Place[] => [{ region, side: null }];

export const ellipse = (cx: number, cy: number, rx: number, ry: number, angle = 0): EvidenceShape => ({
  type: 'ellipse',
  cx,
  cy,
  rx,
  ry,
  angle,
  strength: 0.6,
});

/** A measurement that the photo could tell nothing about. `facts` say more. */
export const measurement = (sign: Sign, facts: Partial<MeasurementView> = {}): MeasurementView => ({
  sign,
  severity_score: null,
  standard_deviation: null,
  method_version: null,
  cannot_tell_reason: null,
  location_observed: null,
  places: [],
  confidence: null,
  evidence: [],
  ...facts,
});
