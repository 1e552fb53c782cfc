import type { MeasurementView, ScanView, TrendsView } from '@daylit/contract';
import { CompareScreen, type Loaded, type ScanPair } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { choosePair } from '../../data/scans/choose-pair.ts';
import { useComparedScan } from '../../data/scans/scans.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useComparison, useTrends } from '../../data/scans/trends.ts';
import { useSession } from '../../data/sessions/session.ts';
import { loaded } from '../states.ts';

/** Two scans side by side: the two in the address, else the newest one and the first it is compared with. */
export function CompareRoute() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const trends = useTrends();
  const pair = trends.data ? choosePair(trends.data, query) : null;
  const comparison = useComparison(pair && { id: pair.later, other: pair.earlier });
  const earlier = useComparedScan(pair && pair.earlier);
  const later = useComparedScan(pair && pair.later);
  const choose = ({ earlier, later }: ScanPair) =>
    setQuery({ a: String(earlier), b: String(later) }, { replace: true });
  return (
    <CompareScreen
      scans={choices(loaded(trends))}
      pair={pair}
      comparison={loaded(comparison)}
      trends={trends.data}
      seen={{ earlier: measurementsOf(earlier.data), later: measurementsOf(later.data) }}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only}
      onChoose={choose}
      onRetry={() => (trends.isError ? trends.refetch() : comparison.refetch())}
    />
  );
}

function measurementsOf(scan: ScanView | undefined): MeasurementView[] {
  const notes = scan?.report?.condition_notes;
  return notes?.kind === 'notes' ? notes.measurements : [];
}

function choices(trends: Loaded<TrendsView>) {
  if (trends.state !== 'ready') return trends;
  const value = trends.value.scans.map((scan) => ({ ...scan, thumbnailUrl: thumbnailUrl(scan) }));
  return { state: 'ready', value } as const;
}
