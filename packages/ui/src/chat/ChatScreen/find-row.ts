/** The bar at the top of the window covers what stands above this, in px. */
const TOP_OF_READING = 80;

/** The uppermost row that can be read now. Halves the list at each look, as this happens at each scroll. */
export function findRow(page: Element | null): Element | undefined {
  const rows = page?.querySelector('ol')?.children;
  if (rows === undefined) return undefined;
  let from = 0;
  let to = rows.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > TOP_OF_READING) to = middle;
    else from = middle + 1;
  }
  return rows[from];
}
