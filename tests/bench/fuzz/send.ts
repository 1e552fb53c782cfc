import http from 'node:http';
import type { Cast } from './cast.ts';
import { tokenFor } from './known.ts';
import type { Answer } from '../../../contracts/document/answer-faults.ts';
import type { Operation } from '../../../contracts/document/operations.ts';
import type { Request } from './request.ts';
import { isFilePart, type FilePart } from './values.ts';

interface Encoded {
  type?: string;
  bytes: Buffer;
}

/** Longest time for a response on a busy machine, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 60_000;

const BOUNDARY = 'xFuzzx';

/** A network address that depends on `dice`, so that one caller does not use up the limits of all. */
const networkOf = ({ dice }: Request) => `127.77.${Math.floor(dice / 250) % 250}.${(dice % 250) + 1}`;

/**
 * Encodes and sends a request, and reads the complete response. The status is 0 when the connection ended
 * without a response; the body then says why.
 */
export function send(
  url: string,
  agent: http.Agent,
  operation: Operation,
  request: Request,
  cast: Cast,
): Promise<Answer> {
  const body = encodeBody(operation, request, cast);
  const token = tokenFor(operation.id, request, cast);
  const headers: Record<string, string> = {
    'x-forwarded-for': networkOf(request),
    ...(request.wire === 'from another site' && {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }),
    ...(token && { cookie: `session=${token}` }),
    ...(operation.id === 'getMetrics' && { cookie: `operator=${cast.operatorKey}` }),
    ...(body && { 'content-length': String(body.bytes.length) }),
    ...(body?.type && { 'content-type': body.type }),
    ...request.headers,
  };
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const call = http.request(url, {
    agent,
    method: operation.method,
    path: addressOf(operation, request),
    headers,
  });
  call.on('response', (response) => {
    const pieces: Buffer[] = [];
    response.on('data', (piece: Buffer) => pieces.push(piece));
    const end = () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
    response.on('end', end);
    response.on('error', end);
  });
  call.setTimeout(RESPONSE_TIMEOUT_MS, () => call.destroy(new Error('No answer came.')));
  // Also raised after a response that came before the whole body was sent.
  call.on('error', ({ message }) => resolve({ status: 0, headers: {}, body: Buffer.from(message) }));
  call.end(body?.bytes);
  return promise;
}

function addressOf({ path }: Operation, { path: values, query, wire }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const pairs = wire === 'parameter twice' ? [...query, ...query.slice(0, 1)] : query;
  const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const tail =
    { 'bad percent-encoding': '%E0%A4%A', 'long address': 'x'.repeat(3_000) }[wire as string] ?? '';
  return `${filled}${Object.keys(values).length > 0 ? tail : ''}${search && `?${search}`}`;
}

function encodeBody(operation: Operation, request: Request, cast: Cast): Encoded | undefined {
  const { wire, body } = request;
  if (!operation.body) {
    // A call without a body gets one anyway for this wire fault.
    return wire === 'wrong type' ? { type: 'application/json', bytes: Buffer.from('{"stray":') } : undefined;
  }
  if (body === undefined) return undefined;
  const isForm = operation.body.type === 'multipart/form-data';
  const whole = isForm ? encodeForm(body, request, cast) : Buffer.from(JSON.stringify(body));
  const boundary = { 'wrong boundary': '; boundary=other', 'no boundary': '' }[wire as string];
  const type = isForm ? `multipart/form-data${boundary ?? `; boundary=${BOUNDARY}`}` : 'application/json';
  return damageOnWire({ type, bytes: whole }, request);
}

function damageOnWire({ type, bytes }: Required<Encoded>, { wire, dice }: Request): Encoded {
  if (wire === 'cut off') return { type, bytes: bytes.subarray(0, dice % Math.max(1, bytes.length - 1)) };
  if (wire === 'empty') return { type, bytes: Buffer.alloc(0) };
  if (wire === 'wrong type') return { type: 'text/plain', bytes };
  if (wire === 'no type') return { bytes };
  if (wire === 'form type') return { type: 'application/x-www-form-urlencoded', bytes };
  if (wire === 'odd charset') return { type: `${type}; charset="utf-16"; x=";,"`, bytes };
  if (wire === 'byte order mark') return { type, bytes: Buffer.concat([Buffer.from('\ufeff'), bytes]) };
  if (wire === 'huge') return { type, bytes: Buffer.concat([bytes, Buffer.alloc(300_000, ' ')]) };
  if (wire === 'epilogue') return { type, bytes: Buffer.concat([bytes, Buffer.from('\r\nand more')]) };
  if (wire === 'not UTF-8') {
    const half = Math.floor(bytes.length / 2);
    return {
      type,
      bytes: Buffer.concat([bytes.subarray(0, half), Buffer.from([0xff, 0xc0]), bytes.subarray(half)]),
    };
  }
  return { type, bytes };
}

/** The parts of a form, in order. A list becomes one part per entry. */
export function formParts(body: unknown): [name: string, value: string | FilePart][] {
  // A body that is not an object becomes one unknown part.
  if (typeof body !== 'object' || body === null || isFilePart(body)) return [['body', '']];
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string | FilePart] => [
      name,
      isFilePart(one) ? one : typeof one === 'string' ? one.toWellFormed() : JSON.stringify(one),
    ]),
  );
}

function encodeForm(body: unknown, request: Request, cast: Cast): Buffer {
  const parts = formParts(body);
  const sent = request.wire === 'field twice' ? [...parts, ...parts.slice(0, 1)] : parts;
  const pieces = sent.flatMap(([name, value]) => {
    // Escaped like in browsers.
    const safe = name.replaceAll(/["\r\n\0]/g, (character) => encodeURIComponent(character));
    const isFile = isFilePart(value) || request.wire === 'text as file';
    const tail = isFile ? '; filename="../a.jpg"\r\nContent-Type: image/jpeg' : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${safe}"${tail}\r\n\r\n`;
    return [
      Buffer.from(head),
      isFilePart(value) ? fileBytes(value, request, cast) : Buffer.from(value),
      CRLF,
    ];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const CRLF = Buffer.from('\r\n');
const TOO_LARGE = 20 * 1024 * 1024 + 1;

function fileBytes({ file }: FilePart, { dice }: Request, { photo }: Cast): Buffer {
  if (file === 'text') return Buffer.from('This is no photo.');
  if (file === 'empty') return Buffer.alloc(0);
  if (file === 'cut off') return photo.subarray(0, dice % photo.length);
  if (file === 'too large') return Buffer.alloc(TOO_LARGE);
  // The same picture in other bytes, because a repeated photo is not a new one.
  return Buffer.concat([photo, Buffer.from(String(dice))]);
}
