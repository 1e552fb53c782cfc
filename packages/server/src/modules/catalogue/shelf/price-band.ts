/** Where the medium and the high price band begin, in US dollars. */
export const BAND_STARTS: readonly number[] = [15, 35];

/** The price band: 0 low, 1 medium, 2 high. An unknown price counts as the medium one. */
export function priceBand(price: number | null): number {
  return price === null ? 1 : BAND_STARTS.filter((start) => price >= start).length;
}
