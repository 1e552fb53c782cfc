// A report may be older than this page or damaged on the way. Sections read it through these, so that a wrong piece is
// left out instead of taking the page down.

/** The text, trimmed; undefined where there is none. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim() === '' ? undefined : value.trim();
}

/** The texts of a list; empty where it is none. */
export function readTexts(value: unknown): string[] {
  return readList(value).flatMap((item) => readText(item) ?? []);
}

/** The number; undefined for anything else and for what is not finite. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The list; empty where it is none. */
function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list, each with its promised keys unchecked. */
export function readObjects<Item extends object>(value: unknown): Damaged<Item>[] {
  return readList(value).flatMap((item) => readObject<Item>(item) ?? []);
}

/** The object with its promised keys unchecked; undefined for null, lists and anything else. */
export function readObject<Item extends object>(value: unknown): Damaged<Item> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** The same keys, and nothing known about their values. */
export type Damaged<Item extends object> = { readonly [Key in keyof Item]?: unknown };
