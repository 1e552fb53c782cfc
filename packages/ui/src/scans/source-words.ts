import type { Basis, Confidence } from '@daylit/contract';

const FROM: Readonly<Record<Exclude<Basis, 'none'>, string>> = {
  answers: 'From your answers',
  photo: 'From this photo',
  answers_and_photo: 'From your answers and this photo',
};

/** Basis and confidence of a finding: "From your answers, medium confidence". Undefined without a basis. */
export function sourceWords(basis: Basis | null, confidence: Confidence | null): string | undefined {
  if (basis === null || basis === 'none') return undefined;
  return confidence === null ? FROM[basis] : `${FROM[basis]}, ${confidence} confidence`;
}
