// A response is read field by field, so that a malformed field is left out and does not break the page.

/** An object of unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value when it is an object; undefined for null, arrays and anything else. */
export function fields(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined;
}

/** The value when it is an array; otherwise an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects in a list. */
export function objects(value: unknown): Fields[] {
  return list(value)
    .map(fields)
    .filter((item) => item !== undefined);
}

/** The trimmed text; null for an empty one and for anything else. */
export function text(value: unknown): string | null {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' ? null : trimmed;
}

/** The texts in a list. */
export function texts(value: unknown): string[] {
  return list(value).flatMap((item) => text(item) ?? []);
}

/** The value when it is a finite number; otherwise null. */
export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The value when it is one of `values`; otherwise null. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null;
}
