import type { ConcernView } from '@daylit/contract';

/** The concerns that the report shows, and those that its member has called wrong. */
export function byVerdict(
  concerns: readonly ConcernView[],
): [shown: readonly ConcernView[], disputed: readonly ConcernView[]] {
  return [
    concerns.filter(({ disputed }) => disputed === null),
    concerns.filter(({ disputed }) => disputed !== null),
  ];
}
