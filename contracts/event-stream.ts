import type { ChatStreamEvent } from '@daylit/contract';
import type { TextAnswer } from './text-answer.ts';

/**
 * A stream of these events, in this order; each may repeat. Pact matches one pattern against the whole text,
 * so the agreement covers only the type of the data; openapi.yaml says the rest.
 */
export function streamOf(events: readonly ChatStreamEvent[]): TextAnswer {
  const example = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  const patterns = events.map((event) => {
    // The sources of a reply are promised, not merely possible.
    const answer = 'answer' in event ? '"answer": ?\\{.*' : '';
    return `(event: ${event.type}\\ndata: \\{.*"type": ?"${event.type}".*${answer}\\}\\n\\n)+`;
  });
  return { type: 'text/event-stream', example, pattern: patterns.join('') };
}
