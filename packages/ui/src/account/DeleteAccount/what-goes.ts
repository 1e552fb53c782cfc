import type { Privacy } from '@daylit/contract';

/** The kinds that are counted one by one, the most important first. */
const NAMED = [
  ['scans', 'scan', 'scans'],
  ['care_plan', 'product of your care plan', 'products of your care plan'],
  ['consents', 'consent', 'consents'],
  ['sessions', 'sign-in', 'sign-ins'],
] as const;

/** What an erasure erases, in one sentence. Kinds without an entry are left out. */
export function whatGoes(counts: Privacy['counts'] = {}): string {
  const counted = NAMED.flatMap(([kind, one, many]) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const things = ['your details and answers', ...counted];
  return `Deleted now: ${things.length === 1 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`}.`;
}
