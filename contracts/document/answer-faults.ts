import type { IncomingHttpHeaders } from 'node:http';
import { type DocumentedAnswer, type Node, type Operation, resolve } from './operations.ts';
import { problemOf } from './schema-check.ts';

/** A complete response as received. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the document's introduction says about requests that reach no operation. */
const BEFORE_ANY_OPERATION: Record<number, DocumentedAnswer> = {
  431: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
};

/** Everything in a response that openapi.yaml does not allow for this operation, one sentence each. */
export function faultsOfAnswer(operation: Operation, answer: Answer): string[] {
  const documented = operation.answers[answer.status] ?? BEFORE_ANY_OPERATION[answer.status];
  if (!documented) return [`The document lists no status ${answer.status}.`];
  return [
    ...faultsOfHeaders(documented.headers ?? {}, answer),
    ...faultsOfCookies(operation, answer.headers['set-cookie'] ?? []),
    ...faultsOfBody(documented.content, answer),
  ];
}

function faultsOfHeaders(documented: Record<string, unknown>, { status, headers }: Answer): string[] {
  const faults = Object.entries(documented).flatMap(([name, header]) => {
    const text = headers[name.toLowerCase()];
    const schema = resolve(resolve(header as Node)['schema'] as Node);
    if (typeof text !== 'string')
      return resolve(header as Node)['required'] === true ? [`The header ${name} is missing.`] : [];
    const problem = problemOf(schema, schema['type'] === 'integer' ? Number(text) : text);
    return problem === undefined ? [] : [`The header ${name}: ${problem}.`];
  });
  const isWaitSaid = 'Retry-After' in documented && headers['retry-after'] !== undefined;
  return status === 429 && !isWaitSaid ? [...faults, 'The header Retry-After is missing.'] : faults;
}

/**
 * The document's rules for cookies. Where people use https they have the prefix `__Host-`, which also
 * requires no domain and the root path, and `Secure`; over http they have neither.
 */
const COOKIE_RULES: readonly [what: string, rule: RegExp][] = [
  ['has no name that the document knows', /^(__Host-)?(session|device|signed-in|provider-login)=/],
  ['is readable by scripts', /^(__Host-)?signed-in=|; *HttpOnly *(;|$)/i],
  ['has the prefix without Secure', /^(?!__Host-)|; *Secure *(;|$)/i],
  ['is Secure without the prefix', /^__Host-|^(?!.*; *Secure *(;|$))/i],
  ['is sent to other sites', /; *SameSite=(Lax|Strict) *(;|$)/i],
  ['is not for the whole site', /; *Path=\/ *(;|$)/i],
  ['names a domain', /^(?!.*; *Domain=)/i],
];

function faultsOfCookies({ id }: Operation, cookies: readonly string[]): string[] {
  const faults = cookies.flatMap((cookie) =>
    COOKIE_RULES.filter(([, rule]) => !rule.test(cookie)).map(
      ([what]) => `The cookie ${cookie.split('=', 1)[0]} ${what}.`,
    ),
  );
  const isSignedIn = cookies.some((cookie) => /^(__Host-)?session=/.test(cookie));
  // A reset makes its browser a known one, and signs nobody in.
  const isDevice = cookies.some((cookie) => /^(__Host-)?device=/.test(cookie));
  const isDeviceAlone = isDevice && !isSignedIn && id !== 'resetPassword';
  return isDeviceAlone ? [...faults, 'The device is told, and nobody is signed in.'] : faults;
}

function faultsOfBody(content: DocumentedAnswer['content'], { headers, body }: Answer): string[] {
  if (!content) return body.length === 0 ? [] : ['The document lists no body.'];
  const type = headers['content-type']?.split(';')[0] ?? '';
  const schema = content[type]?.schema;
  if (!schema) return [`The document lists no answer of the type "${type}".`];
  if (type.startsWith('image/')) return faultsOfPicture(body);
  if (type === 'text/event-stream') return faultsOfEvents(schema, body.toString());
  return faultsOfText(schema, body.toString(), type === 'application/json');
}

function faultsOfPicture(body: Buffer): string[] {
  return body.subarray(8, 12).toString() === 'WEBP' ? [] : ['The body is not a WebP picture.'];
}

function faultsOfEvents(schema: Node, text: string): string[] {
  const data = [...text.matchAll(/^data: ?(.*)$/gm)].map(([, line = '']) => line);
  if (data.length === 0) return ['The stream has no event.'];
  return data.flatMap((line) => faultsOfText(schema, line, true));
}

function faultsOfText(schema: Node, text: string, isJson: boolean): string[] {
  try {
    const problem = problemOf(schema, isJson ? JSON.parse(text) : text);
    return problem === undefined ? [] : [`${problem}.`];
  } catch {
    return ['The body is not JSON.'];
  }
}
