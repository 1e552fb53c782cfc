import type { SkinKind } from '../product-types.ts';

/** One invented product, as its own label would read. No such product is sold anywhere. */
export interface SampleProduct {
  /** Unique within the sample catalogue; kebab-case. */
  key: string;
  name: string;
  /** USD, invented like the rest. */
  price: number;
  suits: readonly SkinKind[];
  /** Sunscreens only. */
  spf?: number;
  /** The full INCI list, in falling order of amount down to 1 %. */
  ingredients: string;
}
