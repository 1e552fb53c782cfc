// Values that JSON can hold and PostgreSQL cannot store.
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isStorable } from '../storable.ts';

/** Stricter than ajv-formats, which also accepts a space for the T and an offset without its colon. */
const STRICT = /^[\d-]{10}T[\d:]{8}(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const isDateTime = (fullFormats['date-time'] as { validate: (text: string) => boolean }).validate;

/**
 * Finds a text that PostgreSQL cannot store: one with the character NUL or an unpaired surrogate. Returns its
 * JSON pointer; undefined when there is none. Names of fields are checked too, the contents of files are not.
 */
export function findUnstorableText(value: unknown): string | undefined {
  // A loop, because a client could nest a value deeper than the call stack.
  const waiting: [path: string, value: unknown][] = [['', value]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && !isStorable(part)) return path;
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue;
    for (const [name, child] of Object.entries(part)) {
      if (!isStorable(name)) return path;
      waiting.push([`${path}/${name}`, child]);
    }
  }
  return undefined;
}

/**
 * Whether a text is a valid date and time: RFC 3339 in the years 1 to 9999, without leap seconds, which
 * neither JavaScript nor PostgreSQL can hold.
 */
export function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return STRICT.test(text) && isDateTime(text) && year >= 1 && year <= 9999;
}
