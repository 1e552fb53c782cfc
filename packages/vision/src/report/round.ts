export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // Adding 0 turns -0 into 0. JSON writes -0 as 0, so the stored number would differ from this one.
  return Math.round(value * factor) / factor + 0;
}
