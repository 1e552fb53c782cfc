import type { Stage } from './stage.ts';

/** One thing that an attacker or an accident tries. */
export interface Check {
  /** What has to be true, as a sentence. */
  name: string;
  /** What has to be seen, word for word. */
  expected: string;
  /** What may be seen instead: no harm is done, but it is not good. */
  weak?: RegExp;
  /** Tries it and says in a few words what was seen. An error that it throws counts as seen. */
  see(stage: Stage): Promise<string>;
}

/** Checks about one subject, tried one after the other. */
export interface Group {
  name: string;
  /** Cheap enough to be tried by `npm test`, too. */
  isQuick: boolean;
  checks: readonly Check[];
}

export type Verdict = 'ok' | 'weak' | 'broke';

/** A check that was tried. */
export interface Result {
  group: string;
  check: Check;
  seen: string;
  verdict: Verdict;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** Tries one check. */
export async function tryCheck(stage: Stage, group: string, check: Check): Promise<Result> {
  const startedAt = performance.now();
  const seen = await check.see(stage).catch((error: unknown) => `error: ${String(error)}`);
  return { group, check, seen, verdict: judge(check, seen), ms: performance.now() - startedAt };
}

function judge({ expected, weak }: Check, seen: string): Verdict {
  if (seen === expected) return 'ok';
  return weak?.test(seen) ? 'weak' : 'broke';
}

/** `401 ×3, 429 ×2`: how often each was seen, so that many answers fit into one cell. */
export function countEach(seen: readonly (string | number)[]): string {
  const counts = Map.groupBy(seen, (value) => value);
  const parts = [...counts].map(([value, all]) => (all.length > 1 ? `${value} ×${all.length}` : `${value}`));
  return parts.toSorted().join(', ');
}
