/** Joins class names; leaves out empty and undefined ones. */
export function classNames(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
