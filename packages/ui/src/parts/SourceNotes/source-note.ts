import type { EvidenceGrade, Source } from '@daylit/contract';

/** A source with the number that marks the claim. */
export interface NumberedSource extends Source {
  /** From 1; the same source has the same number everywhere on a page. */
  number: number;
  /** The parts of it that we could read. */
  note?: string | undefined;
  /** The grade of the evidence, unless the claim already shows it. */
  grade?: EvidenceGrade | undefined;
}

/** Every source of these claims once, numbered in the order of first use. */
export function numberSources(claims: readonly { sources: readonly Source[] }[]): NumberedSource[] {
  const all = claims.flatMap(({ sources }) => sources);
  const distinct = new Map(all.map((source) => [source.title, source]));
  return [...distinct.values()].map((source, at) => ({ ...source, number: at + 1 }));
}

/** The numbered sources among `all` that a claim cites. */
export function sourcesOf(
  claim: { sources: readonly Source[] },
  all: readonly NumberedSource[],
): NumberedSource[] {
  const titles = new Set(claim.sources.map(({ title }) => title));
  return all.filter(({ title }) => titles.has(title));
}
