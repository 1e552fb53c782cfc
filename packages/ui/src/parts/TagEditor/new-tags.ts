/** The tags in a text with commas: trimmed, without blanks, and without those already present in any case. */
export function newTags(entered: string, present: readonly string[]): string[] {
  const known = new Set(present.map((tag) => tag.toLowerCase()));
  const tags: string[] = [];
  for (const part of entered.split(',')) {
    const tag = part.trim();
    if (tag === '' || known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    tags.push(tag);
  }
  return tags;
}
