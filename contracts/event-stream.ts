import type { ChatStreamEvent } from '@daylit/contract';
import { Matchers, type V4ResponseBuilder } from './pact.ts';

/**
 * Promises a stream of these events, in this order; each may repeat. Pact matches one pattern against the
 * whole text, so the agreement covers only the type of the data; openapi.yaml says the rest.
 */
export function promiseEvents(response: V4ResponseBuilder, events: readonly ChatStreamEvent[]): void {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const pattern = events.map((event) => {
    // What a reply stands on is part of what is promised, not only of what is possible.
    const answer = 'answer' in event ? '"answer": ?\\{.*' : '';
    return `(event: ${event.type}\\ndata: \\{.*"type": ?"${event.type}".*${answer}\\}\\n\\n)+`;
  });
  response
    // Pact does not compare a body of type text/event-stream. So it is text here; the header has the type.
    .body('text/plain', Buffer.from(text))
    .headers({ 'Content-Type': Matchers.regex('^text/event-stream(;.*)?$', 'text/event-stream') })
    .matchingRules({ body: { path: '$', rules: [Matchers.regex(`^${pattern.join('')}$`, text)] } });
}
