// An answer is read piece by piece, so that a wrong piece is left out instead of taking the page down.

/** Anything that has keys. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object; undefined for null, lists and anything else. */
export function fields(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

/** The list; empty where it is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function objects(value: unknown): Fields[] {
  return list(value)
    .map(fields)
    .filter((item) => item !== undefined);
}

/** The text, trimmed; null where there is none. */
export function text(value: unknown): string | null {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' ? null : trimmed;
}

/** The texts of a list. */
export function texts(value: unknown): string[] {
  return list(value).flatMap((item) => text(item) ?? []);
}

/** The number; null for anything else and for what is not finite. */
export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The value, where it is one of an enum's; null otherwise. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null;
}
