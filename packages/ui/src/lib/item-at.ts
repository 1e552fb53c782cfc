/** The item at `index`, counted from the end when negative. Throws a RangeError when there is none. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`);
  return item;
}
