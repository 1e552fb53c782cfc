import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import type { OperatorAccess } from '../http/operator-access.ts';

/** How the server saw a request of `npm run doctor` that came through the proxies. */
export interface SeenRequest {
  /** What the header X-Forwarded-For held. */
  forwarded_for: string[];
  /** Whom the server takes for the caller, after TRUST_PROXY. */
  caller: string;
  trusted_proxies: number;
  /** The Host header. */
  host: string;
  /** PUBLIC_URL of the server; null where it is not set. */
  public_url: string | null;
}

/** Between the two pieces of the answer, in milliseconds. A proxy that collects answers joins them. */
export const PIECE_GAP = 500;

/** As the answers of the chat have it: nginx passes such an answer on as it comes. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Serves /doctor for operators: GET says in two pieces how it arrived, POST how many bytes arrived. */
export async function registerDoctor(
  app: FastifyInstance,
  config: Pick<Config, 'trustedProxies' | 'publicUrl'>,
  operators: OperatorAccess,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (operators.viewOf(request) !== 'shown') throw new Refusal('not_found');
    });
    pages.addContentTypeParser(
      'application/octet-stream',
      async (_request: FastifyRequest, body: IncomingMessage) => {
        let bytes = 0;
        for await (const part of body as AsyncIterable<Buffer>) bytes += part.length;
        return { bytes };
      },
    );
    pages.get('/doctor', async (request, reply) =>
      reply.headers(STREAM_HEADERS).send(Readable.from(inTwoPieces(see(request, config)))),
    );
    pages.post('/doctor', (request, reply) => reply.send(request.body));
  });
}

function see(
  { headers, ip }: FastifyRequest,
  { trustedProxies, publicUrl }: Pick<Config, 'trustedProxies' | 'publicUrl'>,
): SeenRequest {
  const given = String(headers['x-forwarded-for'] ?? '');
  return {
    forwarded_for: given.split(',').flatMap((address) => address.trim() || []),
    caller: ip,
    trusted_proxies: trustedProxies,
    host: headers.host ?? '',
    public_url: publicUrl ?? null,
  };
}

async function* inTwoPieces(seen: SeenRequest): AsyncGenerator<string> {
  yield `data: ${JSON.stringify(seen)}\n\n`;
  await wait(PIECE_GAP);
  yield 'data: end\n\n';
}
