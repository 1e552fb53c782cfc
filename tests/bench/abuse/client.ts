import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A complete response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** The parsed JSON; undefined for any other content. */
  json: Record<string, unknown> | undefined;
  /** `{ detail }` of a failure. */
  detail: string;
}

/** The body of a request: an object as JSON, a FormData as a form, text and bytes as they are. */
export interface Sending {
  body?: object | string | Buffer;
  /** Override the client's own headers. */
  headers?: Record<string, string>;
  /** Local address to send from. */
  from?: string;
}

/** A caller with its own cookies. By default it sends the headers of our own page. */
export interface Client {
  url: string;
  /** The network address by which a server behind one proxy counts its calls. */
  network: string;
  /** Name to value. */
  cookies: Map<string, string>;
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  get(path: string, sending?: Sending): Promise<Answer>;
  post(path: string, body?: Sending['body'], headers?: Sending['headers']): Promise<Answer>;
}

/** Names of the cookies over http. Over https they begin with `__Host-`. */
export const SESSION = 'session';
export const DEVICE = 'device';

/** Headers of a script on our own page. */
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

/** A caller. Rate limits are on, so each has its own network address by default. */
export function createClient(url: string, network = nextNetwork()): Client {
  const cookies = new Map<string, string>();
  async function send(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...OWN_PAGE,
      'x-forwarded-for': network,
      ...(cookie && { cookie }),
      ...sending.headers,
    };
    const answer = await sendPlain(url, method, path, { ...sending, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  }
  return {
    url,
    network,
    cookies,
    send,
    get: (path, sending) => send('GET', path, sending),
    post: (path, body, headers) =>
      send('POST', path, { ...(body !== undefined && { body }), ...(headers && { headers }) }),
  };
}

/** Sends one request with these headers only. */
export async function sendPlain(
  url: string,
  method: string,
  path: string,
  sending: Sending = {},
): Promise<Answer> {
  const { body, headers = {}, from } = sending;
  const { bytes, type } = await encode(body);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(url);
  const length = bytes.length > 0 || method !== 'GET' ? { 'content-length': String(bytes.length) } : {};
  const outgoing = request(
    {
      hostname,
      port,
      method,
      path,
      timeout: 60_000,
      // A new connection per request: a kept one may be closing at that moment.
      agent: false,
      ...(from && { localAddress: from }),
      headers: { ...(type && { 'content-type': type }), ...length, ...headers },
    },
    (incoming) =>
      buffer(incoming).then(
        (all) => resolve(readAnswer(incoming.statusCode ?? 0, incoming.headers, all)),
        reject,
      ),
  );
  outgoing.on('error', reject);
  outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in a minute')));
  outgoing.end(bytes);
  return promise;
}

function readAnswer(status: number, headers: IncomingHttpHeaders, bytes: Buffer): Answer {
  const text = bytes.toString();
  const isJson = headers['content-type']?.startsWith('application/json') && text !== '';
  const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  return { status, headers, bytes, text, json, detail: String(json?.['detail'] ?? '') };
}

async function encode(body: Sending['body']): Promise<{ bytes: Buffer; type?: string }> {
  if (body === undefined) return { bytes: Buffer.alloc(0) };
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { bytes: Buffer.from(body) };
  if (!(body instanceof FormData))
    return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const form = new Response(body);
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

let count = 0;

// From the address block for benchmarks, so that no caller is taken for this machine.
function nextNetwork(): string {
  count += 1;
  return `198.18.${Math.floor(count / 250) % 256}.${(count % 250) + 1}`;
}
