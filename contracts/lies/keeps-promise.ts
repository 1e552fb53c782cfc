import { isDeepStrictEqual } from 'node:util';
import type { Matcher, Rules } from '../pact-files.ts';

/**
 * Whether a JSON body keeps what a pact promises: every field of the example is there, each place matches by
 * its rules, and by equality without any. Pact's own verifier takes 60 ms of the processor for an answer, too
 * long for thousands. Throws at a kind of rule that it does not know.
 */
export function keepsPromise(example: unknown, rules: Rules, body: unknown): boolean {
  return fitsAt('$', example, rules, body);
}

function fitsAt(path: string, example: unknown, rules: Rules, actual: unknown): boolean {
  const own = rules[path] ?? rules[path.replaceAll(/\[\d+\]/g, '[*]')];
  for (const matcher of own?.matchers ?? []) {
    if (matcher.variants) return fitsVariants(matcher.variants, example, actual);
    if (matcher.min !== undefined) return fitsEach(path, example, { rules, least: matcher.min, actual });
    if (!matches(matcher, example, actual)) return false;
  }
  if (Array.isArray(example))
    return (
      Array.isArray(actual) &&
      actual.length === example.length &&
      example.every((entry, index) => fitsAt(`${path}[${index}]`, entry, rules, actual[index]))
    );
  if (isObject(example))
    return (
      isObject(actual) &&
      Object.entries(example).every(
        ([name, value]) =>
          Object.hasOwn(actual, name) && fitsAt(pathOf(path, name), value, rules, actual[name]),
      )
    );
  return own !== undefined || isDeepStrictEqual(example, actual);
}

/** A list of at least so many entries that are all like the first one of the example. */
function fitsEach(
  path: string,
  example: unknown,
  { rules, least, actual }: { rules: Rules; least: number; actual: unknown },
): boolean {
  if (!Array.isArray(actual) || actual.length < least) return false;
  const [template] = example as unknown[];
  return actual.every((entry, index) => fitsAt(`${path}[${index}]`, template, rules, entry));
}

/** A list in which each example has an entry that fits it. */
function fitsVariants(
  variants: NonNullable<Matcher['variants']>,
  example: unknown,
  actual: unknown,
): boolean {
  if (!Array.isArray(actual)) return false;
  const examples = example as unknown[];
  return variants.every(({ index, rules }) =>
    actual.some((entry) => keepsPromise(examples[index], rules, entry)),
  );
}

function matches({ match, regex = '' }: Matcher, example: unknown, actual: unknown): boolean {
  if (match === 'equality') return isDeepStrictEqual(example, actual);
  if (match === 'type') return kindOf(example) === kindOf(actual);
  if (match === 'integer') return Number.isInteger(actual);
  if (match === 'number') return typeof actual === 'number';
  if (match === 'null') return actual === null;
  // Pact compares the text of a number or a boolean.
  if (match === 'regex') return actual !== null && new RegExp(regex).test(String(actual));
  throw new Error(`The rule "${match}" is not known here.`);
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object';
}

function pathOf(path: string, name: string): string {
  return /^\w+$/.test(name) ? `${path}.${name}` : `${path}['${name}']`;
}
