import type { ChatStreamEvent } from '@daylit/contract';
import { Matchers, type V4ResponseBuilder } from './pact.ts';

/**
 * Promises a stream of these events, in this order; each may come several times in a row. Pact holds one pattern against
 * the whole text, so of the data only the type is agreed; openapi.yaml says the rest.
 */
export function promiseEvents(response: V4ResponseBuilder, events: readonly ChatStreamEvent[]): void {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const pattern = events.map(({ type }) => `(event: ${type}\\ndata: \\{.*"type": ?"${type}".*\\}\\n\\n)+`);
  response
    // A stream that is announced as one is not compared; the header below says what it is.
    .body('text/plain', Buffer.from(text))
    .headers({ 'Content-Type': Matchers.regex('^text/event-stream(;.*)?$', 'text/event-stream') })
    .matchingRules({ body: { path: '$', rules: [Matchers.regex(`^${pattern.join('')}$`, text)] } });
}
