// What JSON can say and a database cannot keep.
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** The formats' own check of the calendar also takes a space for the T, and an offset without its colon. */
const STRICT = /^[\d-]{10}T[\d:]{8}(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const isDateTime = (fullFormats['date-time'] as { validate: (text: string) => boolean }).validate;

/**
 * Where in a value, as a JSON pointer, there is a text that PostgreSQL cannot hold: one with the character
 * NUL, or with half of a pair of surrogates. Names of fields count, too. Files are not looked into. Undefined
 * when all can be kept.
 */
export function findUnkeepableText(value: unknown): string | undefined {
  // A list and no recursion, which somebody could make deeper than the stack.
  const waiting: [path: string, value: unknown][] = [['', value]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && !isKeepable(part)) return path;
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue;
    for (const [name, child] of Object.entries(part)) {
      if (!isKeepable(name)) return path;
      waiting.push([`${path}/${name}`, child]);
    }
  }
  return undefined;
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Whether a text is a date and a time that a clock can show: RFC 3339 without its leap seconds, which neither
 * JavaScript nor PostgreSQL can hold, in the years 1 to 9999.
 */
export function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return STRICT.test(text) && isDateTime(text) && year >= 1 && year <= 9999;
}
