import { MAX_PHOTO_BYTES } from '@daylit/contract';
import type { Config } from '../config.ts';
import { isLocalHost } from '../local-host.ts';
import { PIECE_GAP, type SeenRequest } from '../pages/doctor.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

/** A caller that we make up, in a network for examples. A server that counts proxies wrongly believes it. */
const MADE_UP = '192.0.2.77';

/** How long the address may take to answer, in milliseconds, and to take a body of the size of a photo. */
const [ANSWER_TIMEOUT, BODY_TIMEOUT] = [8_000, 20_000];

/** Room for the rest of a form around a photo, in bytes. */
const FORM_BYTES = 64 * 1024;

interface Arrival {
  seen: SeenRequest;
  /** Time between the two pieces of the answer, in milliseconds. */
  gap: number;
}

/** What arrives of a request to PUBLIC_URL behind the proxies, as the running server tells it. */
export async function checkPublicUrl({ publicUrl, metricsToken }: Config): Promise<Finding[]> {
  if (publicUrl === undefined)
    return [ok('PUBLIC_URL is not set: this server is for the machine that it runs on.')];
  if (metricsToken === undefined)
    return [
      warning('Without METRICS_TOKEN nobody can ask the server through PUBLIC_URL. Set it, and restart.'),
    ];
  const headers = { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': MADE_UP };
  try {
    const response = await ask(publicUrl, { headers, signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    if (response.status !== 200 || !response.body) return [wrong(demandOf(response.status, publicUrl))];
    const arrival = await readPieces(response.body);
    if (!arrival) return [wrong(`Something else answers at ${publicUrl}. Let it lead to this server.`)];
    return [
      ...judgeNames(arrival.seen, publicUrl),
      judgeCaller(arrival.seen),
      judgeStream(arrival.gap),
      await checkBody(publicUrl, headers),
    ];
  } catch (error) {
    return [wrong(unanswered(publicUrl, error))];
  }
}

function ask(publicUrl: string, init: RequestInit): Promise<Response> {
  return fetch(`${publicUrl}/doctor`, { ...init, redirect: 'manual' });
}

/** Undefined where the answer is not one of this server. */
async function readPieces(body: ReadableStream<Uint8Array>): Promise<Arrival | undefined> {
  let text = '';
  let firstAt: number | undefined;
  const decoder = new TextDecoder();
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.includes('\n\n')) firstAt ??= performance.now();
  }
  const [, told] = /^data: (\{.*\})\n\ndata: end\n/.exec(text) ?? [];
  if (told === undefined || firstAt === undefined) return undefined;
  return { seen: JSON.parse(told) as SeenRequest, gap: performance.now() - firstAt };
}

function judgeNames({ host, public_url }: SeenRequest, publicUrl: string): Finding[] {
  if (public_url !== publicUrl)
    return [
      wrong(
        `The running server has another PUBLIC_URL (${public_url ?? 'none'}). Restart it, or set the same one here.`,
      ),
    ];
  const expected = new URL(publicUrl).host;
  if (host !== expected)
    return [
      warning(`The server is asked for ${host}, not ${expected}. Let the proxy pass the header Host on.`),
    ];
  return [ok(`${publicUrl} leads to this server, under its own name.`)];
}

function judgeCaller({ forwarded_for: addresses, caller, trusted_proxies: trusted }: SeenRequest): Finding {
  // What we made up stands first, or the first proxy has replaced it.
  const passed = addresses[0] === MADE_UP ? addresses.slice(1) : addresses;
  const proxies = passed.length;
  const advice =
    proxies === 0
      ? 'Set TRUST_PROXY=0, or, where there is a proxy, let it add the caller to X-Forwarded-For.'
      : `Set TRUST_PROXY=${proxies}, and restart the server.`;
  if (caller === MADE_UP)
    return wrong(
      `Anybody can make up the address that limits count by: TRUST_PROXY is ${trusted}. ${advice}`,
    );
  if (proxies !== trusted)
    return wrong(`X-Forwarded-For passes ${proxies} proxies, and TRUST_PROXY is ${trusted}. ${advice}`);
  return ok(
    trusted === 0
      ? 'No proxy is in front, and X-Forwarded-For is ignored.'
      : `X-Forwarded-For arrives as TRUST_PROXY=${trusted} says.`,
  );
}

function judgeStream(gap: number): Finding {
  return gap > PIECE_GAP / 2
    ? ok('Answers arrive as they are written.')
    : warning('A proxy collects answers, so a reply in the chat comes all at once. Turn buffering off.');
}

async function checkBody(publicUrl: string, given: Record<string, string>): Promise<Finding> {
  const body = new Uint8Array(MAX_PHOTO_BYTES + FORM_BYTES);
  const headers = { ...given, 'content-type': 'application/octet-stream' };
  const signal = AbortSignal.timeout(BODY_TIMEOUT);
  const told = await ask(publicUrl, { method: 'POST', headers, body, signal }).then(
    readCount,
    (error: Error) => error,
  );
  if (told === body.length) return ok('A body of the size of the largest photo arrives.');
  const what = told instanceof Error ? `ends with ${reasonOf(told)}` : `is answered ${told}`;
  return wrong(`A body of 20 MB ${what}. Let the proxy pass 21 MB on (client_max_body_size 21m in nginx).`);
}

/** The bytes that the server counted, or in words what else was answered. */
async function readCount(response: Response): Promise<number | string> {
  const answer = (await response.json().catch(() => null)) as { bytes?: unknown } | null;
  return typeof answer?.bytes === 'number' ? answer.bytes : `with status ${response.status}`;
}

function demandOf(status: number, publicUrl: string): string {
  if (status === 404)
    return `${publicUrl} knows no such page: it leads to something else, or the running server has another METRICS_TOKEN.`;
  if (status >= 502 && status <= 504)
    return `The proxy at ${publicUrl} answers ${status}: it does not reach the server. Start it, and compare HOST and PORT.`;
  if (status >= 300 && status < 400)
    return `${publicUrl} leads on to another address. Give that one as PUBLIC_URL.`;
  return `${publicUrl} answers ${status}. Look at the proxy's own log.`;
}

function unanswered(publicUrl: string, error: unknown): string {
  const { protocol, hostname } = new URL(publicUrl);
  const reason =
    error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : reasonOf(error);
  const where = isLocalHost(hostname)
    ? 'Is the server running?'
    : 'Do the server and the proxy run, and does the name lead here?';
  const certificate = protocol === 'https:' ? ' Is the certificate of this name valid?' : '';
  return `${publicUrl} cannot be reached: ${reason}. ${where}${certificate}`;
}
