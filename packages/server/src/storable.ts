/** Whether PostgreSQL can store a text: it has no character NUL, and both halves of every surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * JSON from outside as PostgreSQL can store it: its texts lose every NUL, and half a pair becomes U+FFFD. For
 * what others say to us; what people send us is refused instead.
 */
export function storable<Value>(value: Value): Value {
  return convert(value) as Value;
}

function convert(value: unknown): unknown {
  if (typeof value === 'string') return isStorable(value) ? value : value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), convert(part)]));
}
