import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ExternalModel } from '../src/external-model.ts';

/** A request as received. */
export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Behaviour = (response: ServerResponse) => void;

/** A model server on this machine that records its requests and behaves as configured. */
export interface FakeModelServer {
  /** The settings that name it. */
  external: ExternalModel & { apiKey: string };
  /** Oldest first. */
  received: ReceivedRequest[];
  /** Sets its behaviour from now on. Until then it answers with `POLITE`. */
  behave(behaviour: Behaviour): void;
  /** Sets how it answers which models it has. By default it has the one of `external`. */
  list(status: number, names?: readonly string[]): void;
  /** Resets its records and its behaviour. */
  reset(): void;
  close(): Promise<void>;
}

/** An answer of the right shape that stays within every bound. */
export const POLITE = {
  overall_assessment: 'Your skin looks calm in this photo.',
  positive_observations: ['Your forehead looks smooth.'],
  concerns: [],
};

export async function startFakeModelServer(): Promise<FakeModelServer> {
  const received: ReceivedRequest[] = [];
  let behave: Behaviour = say(POLITE);
  const HAS_IT = send(200, '{"data":[{"id":"sees-2"}]}');
  let listing = HAS_IT;
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    // Asked once at the start of a server; says nothing about anybody.
    if (path === '/v1/models') return listing(response);
    received.push({ method, path, headers, body: await text(request) });
    behave(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    external: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'sk-canary-of-a-key', model: 'sees-2' },
    received,
    behave: (behaviour) => {
      behave = behaviour;
    },
    list: (status, names = []) => {
      listing = send(status, JSON.stringify({ object: 'list', data: names.map((id) => ({ id })) }));
    },
    reset: () => {
      received.length = 0;
      listing = HAS_IT;
      behave = say(POLITE);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with this value as the text of the model. */
export function say(answer: unknown): Behaviour {
  return write(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

/** Answers with a whole message; `content` null and a `refusal` is how a model declines. */
export function write(content: string | null, more: object = {}, finish_reason = 'stop'): Behaviour {
  const message = { role: 'assistant', content, ...more };
  return send(
    200,
    JSON.stringify({ id: 'c', created: 0, model: 'sees-2', choices: [{ index: 0, message, finish_reason }] }),
  );
}

export function send(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}
