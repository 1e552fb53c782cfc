const BASIS = new Map<unknown, string>([
  ['answers', 'From your answers'],
  ['photo', 'From this photo'],
  ['answers_and_photo', 'From your answers and this photo'],
]);

const CONFIDENCE = new Map<unknown, string>([
  ['low', 'low confidence'],
  ['medium', 'medium confidence'],
  ['high', 'high confidence'],
]);

/** What a finding rests on and how sure it is: "From your answers, medium confidence". Undefined when it rests on nothing. */
export function sourceWords(basis: unknown, confidence: unknown): string | undefined {
  const from = BASIS.get(basis);
  const sure = CONFIDENCE.get(confidence);
  return from === undefined || sure === undefined ? from : `${from}, ${sure}`;
}
