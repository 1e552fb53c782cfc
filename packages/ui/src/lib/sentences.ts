/** Joins the sentences of a paragraph into one text; leaves out those that do not apply. */
export function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ');
}
