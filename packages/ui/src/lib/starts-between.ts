import type { StartedProduct } from '@daylit/contract';

/** The products that were started while scans were taken. `scans` are oldest first. */
export function startsBetween(
  started: readonly StartedProduct[] = [],
  scans: readonly { created_at: string }[],
): StartedProduct[] {
  const [from, to] = [scans[0], scans.at(-1)].map((scan) => Date.parse(scan?.created_at ?? ''));
  if (from === undefined || to === undefined) return [];
  return started.filter(({ since }) => Date.parse(since) >= from && Date.parse(since) <= to);
}
