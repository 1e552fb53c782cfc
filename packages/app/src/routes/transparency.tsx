import { TransparencyScreen } from '@daylit/ui';
import { detailOf } from '../data/detail-of.ts';
import { useTransparency } from '../data/transparency.ts';

/** Open to everybody, signed in or not. */
export function TransparencyRoute() {
  const { data, error, refetch } = useTransparency();
  return (
    <TransparencyScreen
      transparency={data}
      problem={error ? { detail: detailOf(error) } : undefined}
      onRetry={() => refetch()}
    />
  );
}
