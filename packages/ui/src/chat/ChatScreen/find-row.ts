/** Px from the window's top. The bar covers what is above. */
const TOP_OF_READING = 80;

/** The first visible row. A binary search, because this runs on each scroll. */
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
