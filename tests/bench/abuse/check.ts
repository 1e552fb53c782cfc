import type { Stage } from './stage.ts';

/** One thing that an attacker or an accident tries. */
export interface Check {
  /** What must be true, as a sentence. */
  name: string;
  /** The expected observation, word for word. */
  expected: string;
  /** An accepted observation: harmless, but not good. */
  weak?: RegExp;
  /** Runs the attack and returns the observation in a few words. A thrown error counts as one. */
  see(stage: Stage): Promise<string>;
}

/** Checks on one subject, run in order. */
export interface Group {
  name: string;
  /** Quick enough for `npm test`. */
  isQuick: boolean;
  checks: readonly Check[];
}

export type Verdict = 'ok' | 'weak' | 'broke';

/** The result of a check. */
export interface Result {
  group: string;
  check: Check;
  seen: string;
  verdict: Verdict;
  /** Duration in milliseconds. */
  ms: number;
}

/** Runs one check. */
export async function tryCheck(stage: Stage, group: string, check: Check): Promise<Result> {
  const startedAt = performance.now();
  const seen = await check.see(stage).catch((error: unknown) => `error: ${String(error)}`);
  return { group, check, seen, verdict: judge(check, seen), ms: performance.now() - startedAt };
}

function judge({ expected, weak }: Check, seen: string): Verdict {
  if (seen === expected) return 'ok';
  return weak?.test(seen) ? 'weak' : 'broke';
}

/** How often each was seen, like `401 ×3, 429 ×2`, so that many responses fit into one cell. */
export function countEach(seen: readonly (string | number)[]): string {
  const counts = Map.groupBy(seen, (value) => value);
  const parts = [...counts].map(([value, all]) => (all.length > 1 ? `${value} ×${all.length}` : `${value}`));
  return parts.toSorted().join(', ');
}
