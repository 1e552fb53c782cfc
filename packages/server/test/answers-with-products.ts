import { readFileSync } from 'node:fs';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
}

const document = JSON.parse(
  readFileSync(new URL('../../contract/src/openapi.gen.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** The schemas that are, or name, a product for somebody. */
const PRODUCTS = /^#\/components\/schemas\/(Product|RoutinePlace|RemovedProduct|HandOverProduct)$/;

/** Kinds of text that may mention products. Whole pages and files of figures do not. */
const TEXTS = new Set(['text/calendar', 'text/event-stream']);

/** The calls whose answers may hold a product, by the document. */
export function pathsToProducts(): string[] {
  return operations()
    .filter(({ responses }) => successes(responses).some((answer) => reaches(answer, PRODUCTS)))
    .map(({ operationId }) => operationId);
}

/** The calls whose answers are words about a member's products, by the document. */
export function readsAsText(): string[] {
  return operations()
    .filter(({ responses }) =>
      successes(responses).some(({ content = {} }) => Object.keys(content).some((kind) => TEXTS.has(kind))),
    )
    .map(({ operationId }) => operationId);
}

function operations(): Operation[] {
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId !== undefined);
}

function successes(responses: Operation['responses']) {
  return Object.entries(responses).flatMap(([status, answer]) => (status.startsWith('2') ? [answer] : []));
}

function reaches(part: unknown, wanted: RegExp, seen = new Set<string>()): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { $ref } = part as { $ref?: unknown };
  if (typeof $ref === 'string') {
    if (wanted.test($ref)) return true;
    if (seen.has($ref)) return false;
    seen.add($ref);
    return reaches(find($ref), wanted, seen);
  }
  return Object.values(part).some((inner) => reaches(inner, wanted, seen));
}

function find(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
}
