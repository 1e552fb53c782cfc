import type { TrendsView } from '@daylit/contract';
import { CompareScreen, type Loaded, type ScanPair } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { choosePair } from '../../data/scans/choose-pair.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useComparison, useTrends } from '../../data/scans/timeline.ts';
import { useSession } from '../../data/sessions/session.ts';
import { loaded } from '../states.ts';

/** Two scans side by side: those of the address, else the newest one and the first it is compared with. */
export function CompareRoute() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const trends = useTrends();
  const pair = trends.data ? choosePair(trends.data, query) : null;
  const comparison = useComparison(pair && { id: pair.later, other: pair.earlier });
  const choose = ({ earlier, later }: ScanPair) =>
    setQuery({ a: String(earlier), b: String(later) }, { replace: true });
  return (
    <CompareScreen
      scans={choices(loaded(trends))}
      pair={pair}
      comparison={loaded(comparison)}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only}
      onChoose={choose}
      onRetry={() => (trends.isError ? trends.refetch() : comparison.refetch())}
    />
  );
}

function choices(trends: Loaded<TrendsView>) {
  if (trends.state !== 'ready') return trends;
  const value = trends.value.scans.map((scan) => ({ ...scan, thumbnailUrl: thumbnailUrl(scan) }));
  return { state: 'ready', value } as const;
}
