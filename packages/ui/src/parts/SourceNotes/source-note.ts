import type { EvidenceGrade, Source } from '@daylit/contract';

/** A source with the number that stands at the claim. */
export interface NumberedSource extends Source {
  /** From 1; the same source has the same number everywhere on a page. */
  number: number;
  /** What we could read of it. */
  note?: string | undefined;
  /** How good the evidence is, where it does not stand at the claim already. */
  grade?: EvidenceGrade | undefined;
}

/** Every source of these claims once, numbered in the order of first use. */
export function numberSources(claims: readonly { sources: readonly Source[] }[]): NumberedSource[] {
  const all = claims.flatMap(({ sources }) => sources);
  const distinct = new Map(all.map((source) => [source.title, source]));
  return [...distinct.values()].map((source, at) => ({ ...source, number: at + 1 }));
}

/** The numbered ones among `all` that a claim names. */
export function sourcesOf(
  claim: { sources: readonly Source[] },
  all: readonly NumberedSource[],
): NumberedSource[] {
  const titles = new Set(claim.sources.map(({ title }) => title));
  return all.filter(({ title }) => titles.has(title));
}
