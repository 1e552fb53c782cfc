import * as fc from 'fast-check';
import type { Cast, Who } from './cast.ts';
import { FOR_MEMBERS, known } from './known.ts';
import type { Operation } from '../../../contracts/document/operations.ts';
import { type Request, type Wire, WIRES } from './request.ts';
import { damaged, hostileText, meant, spoiled } from './values.ts';

/** Requests to one operation: known to succeed, allowed by the document, and hostile. */
export function requestsTo(operation: Operation, cast: Cast): fc.Arbitrary<Request> {
  const examples = known(operation.id, cast);
  const good = fc.record({ ...partsOf(operation), ...examples });
  const allowed = fc.record(partsOf(operation));
  const hostile = fc.oneof(good, allowed).chain((parts) => harm(parts));
  const spoilt = fc
    .oneof(good, allowed)
    .chain((parts) => spoiled(parts.body).map((body): Content => ({ ...parts, body })));
  const parts = fc.oneof(
    { weight: 9, arbitrary: good },
    { weight: 3, arbitrary: allowed },
    { weight: 8, arbitrary: hostile },
    { weight: 3, arbitrary: spoilt },
  );
  return fc
    .tuple(parts, whoCalls(operation), wires, fc.nat())
    .map(([content, who, wire, dice]) => ({ ...content, who, wire, dice }));
}

/** Requests to one operation that must succeed, unless a limit refuses them. */
export function plainRequestsTo(operation: Operation, cast: Cast): fc.Arbitrary<Request> {
  const content = fc.record({ ...partsOf(operation), ...known(operation.id, cast) });
  const who: Who = operation.needsSession || FOR_MEMBERS.has(operation.id) ? 'member' : 'anonymous';
  return fc.tuple(content, fc.nat()).map(([parts, dice]) => ({ ...parts, who, wire: 'fine' as const, dice }));
}

const wires = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Wire>('fine') },
  { weight: 1, arbitrary: fc.constantFrom(...WIRES) },
);

function whoCalls({ needsSession }: Operation): fc.Arbitrary<Who> {
  const [anonymous, member] = needsSession ? [1, 8] : [6, 2];
  return fc.oneof(
    { weight: anonymous, arbitrary: fc.constant<Who>('anonymous') },
    { weight: 1, arbitrary: fc.constant<Who>('pending') },
    { weight: member, arbitrary: fc.constant<Who>('member') },
  );
}

type Content = Pick<Request, 'path' | 'query' | 'headers' | 'body'>;

function partsOf({ parameters, body }: Operation): { [K in keyof Content]: fc.Arbitrary<Content[K]> } {
  const textsIn = (place: string, isComplete: boolean) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    const texts = here.map(({ name, schema }) => [name, meant(schema).map(textOf)] as const);
    const requiredKeys = here.filter(({ required }) => isComplete || required).map(({ name }) => name);
    return fc.record(Object.fromEntries(texts), { requiredKeys });
  };
  return {
    path: textsIn('path', true),
    query: textsIn('query', false).map((texts) => Object.entries(texts) as [string, string][]),
    headers: fc.constant(
      Object.fromEntries(
        parameters.filter((one) => one.in === 'header').map(({ name }) => [name, 't=1,v1=0']),
      ),
    ),
    body: body ? meant(body.schema) : fc.constant(undefined),
  };
}

// Values that an address cannot hold are left to the hostile values.
function textOf(value: unknown): string {
  return String(value).toWellFormed();
}

/** The same request with one parameter, or one place of the body, changed. */
function harm(parts: Content): fc.Arbitrary<Content> {
  const ways: fc.Arbitrary<Content>[] = [];
  const text = hostileText.map(textOf);
  if (parts.body !== undefined) ways.push(damaged(parts.body).map((body) => ({ ...parts, body })));
  for (const name of Object.keys(parts.path))
    ways.push(text.map((value) => ({ ...parts, path: { ...parts.path, [name]: value } })));
  ways.push(
    fc
      .tuple(fc.nat(parts.query.length), text)
      .map(([at, value]) => ({ ...parts, query: replaceQuery(parts.query, at, value) })),
  );
  if (Object.keys(parts.headers).length > 0) ways.push(fc.constant({ ...parts, headers: {} }));
  return fc.oneof(...ways);
}

// An index beyond the last parameter adds an unknown one.
function replaceQuery(query: Request['query'], at: number, value: string): Request['query'] {
  if (at === query.length) return [...query, ['unheard', value]];
  return query.map(([name, old], n) => [name, n === at ? value : old]);
}
