import type { ChatRequest, ChatStreamEvent } from '@daylit/contract';
import { loadDocument } from '../src/http/document.ts';
import { createValidators, describeProblem } from '../src/http/validators.ts';
import { once } from '../src/once.ts';
import type { SignedIn } from './start-test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A reply that is being received. */
export interface ReceivedReply {
  /** Resolves with the events so far once there is one that `holds`, or the stream has ended. */
  until(holds: (event: ChatStreamEvent) => boolean): Promise<ChatStreamEvent[]>;
  /** Disconnects, as a closed browser does. */
  leave(): void;
}

const validateEvent = once(() =>
  createValidators(loadDocument()).compileResponse({ $ref: 'openapi#/components/schemas/ChatStreamEvent' }),
);

/** The events of a whole stream. Throws when one does not fit the document. */
export function eventsIn({ status, body }: Reply): ChatStreamEvent[] {
  if (status !== 200) throw new Error(`The message was refused: ${status} ${JSON.stringify(body)}`);
  return parse(String(body));
}

/** Sends a message and receives the whole reply. */
export async function send(member: SignedIn, request: ChatRequest | string): Promise<ChatStreamEvent[]> {
  const body = typeof request === 'string' ? { message: request } : request;
  return eventsIn(await member.post('/api/chat2/stream', body));
}

/** The words of a reply. */
export function wordsOf(events: readonly ChatStreamEvent[]): string {
  return events.map((event) => (event.type === 'content_delta' ? event.text : '')).join('');
}

/** Sends a message and receives the reply piece by piece. */
export async function openReply(
  { url }: { url: string },
  member: Pick<Visitor, 'token'>,
  body: ChatRequest,
): Promise<ReceivedReply> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/chat2/stream`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      cookie: `session=${member.token()}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.body) throw new Error('The reply has no body.');
  const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async until(holds) {
      for (;;) {
        const events = parse(text.slice(0, text.lastIndexOf('\n\n') + 2));
        if (events.some(holds)) return events;
        const { done, value } = await chunks.read();
        if (done) return events;
        text += value;
      }
    },
    leave: () => leaving.abort(),
  };
}

function parse(text: string): ChatStreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      const event = JSON.parse(data.slice('data: '.length)) as ChatStreamEvent;
      const validate = validateEvent();
      if (name !== `event: ${event.type}` || !validate(event))
        throw new Error(`An event does not fit openapi.yaml: ${describeProblem(validate.errors?.[0])}`);
      return event;
    });
}
