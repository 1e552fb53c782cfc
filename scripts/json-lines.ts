/**
 * JSON for a generated file: the entries down to a depth have a line each, and what is deeper stays on the
 * line of its entry. So a diff shows the records that changed, at a fraction of the size of indented JSON.
 */
export function jsonLines(value: unknown, depth: number): string {
  return `${lines(value, depth)}\n`;
}

function lines(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[\n${value.map((entry) => lines(entry, depth - 1)).join(',\n')}\n]`;
  const entries = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}:${lines(entry, depth - 1)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}
