import type { Basis, Confidence } from '@daylit/contract';

const FROM: Readonly<Record<Exclude<Basis, 'none'>, string>> = {
  answers: 'From your answers',
  photo: 'From this photo',
  answers_and_photo: 'From your answers and this photo',
};

const IN_SHORT: typeof FROM = { ...FROM, answers_and_photo: 'Photo and answers agree' };

/** What a finding is based on, in at most four words. Undefined without a basis. */
export function basisWords(basis: Basis | null): string | undefined {
  return basis === null || basis === 'none' ? undefined : IN_SHORT[basis];
}

/** Basis and confidence of a finding: "From your answers, medium confidence". Undefined without a basis. */
export function sourceWords(basis: Basis | null, confidence: Confidence | null): string | undefined {
  if (basis === null || basis === 'none') return undefined;
  return confidence === null ? FROM[basis] : `${FROM[basis]}, ${confidence} confidence`;
}
