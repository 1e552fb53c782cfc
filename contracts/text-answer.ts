import { Matchers, type V4ResponseBuilder } from './pact.ts';

/** An answer that is a text: an example, and a pattern of the whole. */
export interface TextAnswer {
  /** Content type, without its charset. */
  type: string;
  example: string;
  pattern: string;
}

/** Promises a text that fits a pattern. */
export function promiseText(response: V4ResponseBuilder, { type, example, pattern }: TextAnswer): void {
  response
    // Pact detects the type of a body from its bytes, and takes a calendar for plain text; the header has the
    // type that is sent.
    .body(type === 'text/calendar' ? type : 'text/plain', Buffer.from(example))
    .headers({ 'Content-Type': Matchers.regex(`^${type}(;.*)?$`, type) })
    .matchingRules({ body: { path: '$', rules: [Matchers.regex(`^${pattern}$`, example)] } });
}
