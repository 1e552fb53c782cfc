import http, { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '../document/answer-faults.ts';
import { listen, type Listening } from './listen.ts';

/** A request on the way to the provider. */
export interface Passing {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
}

interface Hands {
  /** May change a request before it is forwarded. */
  ask?(request: Passing): Passing;
  /** Returns the response, or another one in its place. */
  answer(answer: Answer, request: Passing): Answer;
}

/** Stands between a verifier and a provider. */
export function startProxy(
  providerUrl: string,
  { ask = (request) => request, answer }: Hands,
): Promise<Listening> {
  const server = createServer(async (incoming, outgoing) => {
    // Answers are read and changed here, so they have to come as they are.
    const { method = '', url = '', headers: asked } = incoming;
    const { 'accept-encoding': _codings, ...headers } = asked;
    const request = ask({ method, path: url, headers });
    const { status, headers: answered, body } = answer(await passOn(providerUrl, request, incoming), request);
    const { 'transfer-encoding': _chunked, ...plain } = answered;
    outgoing.writeHead(status, { ...plain, 'content-length': body.length }).end(body);
  });
  return listen(server);
}

function passOn(
  providerUrl: string,
  { method, path, headers }: Passing,
  body: IncomingMessage,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      new URL(path, providerUrl),
      { method, headers, agent: false },
      (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
          reject,
        );
      },
    );
    request.on('error', reject);
    body.pipe(request);
  });
}
