/** US dollars with two decimals: "$14.50". */
export function formatPrice(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}
