import { inText } from './trend-words.ts';

/** Two names and the number of the others: "Uneven tone, dark circles and 4 more". */
export function countedNames(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const [second, ...rest] = others.map(inText);
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${rest.length} more`;
}
