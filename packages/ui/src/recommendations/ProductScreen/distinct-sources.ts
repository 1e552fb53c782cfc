import type { ProductReason, Source } from '@daylit/contract';

/** Every source of these reasons once, in the order of their first use. Its place is its number. */
export function distinctSources(reasons: readonly ProductReason[]): Source[] {
  const all = reasons.flatMap(({ sources }) => sources);
  return [...new Map(all.map((source) => [source.title, source])).values()];
}

/** The id of a source's entry on the page. */
export function sourceId(number: number): string {
  return `source-${number}`;
}
