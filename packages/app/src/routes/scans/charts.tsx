import { ChartsScreen } from '@daylit/ui';
import { useTrends } from '../../data/scans/trends.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { loaded } from '../states.ts';

/** Every sign of every scan. The address's hash names a chart. */
export function ChartsRoute() {
  const session = useSession();
  const trends = useTrends();
  useHashScroll(trends.data !== undefined);
  return (
    <ChartsScreen
      trends={loaded(trends)}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only}
      onRetry={() => trends.refetch()}
    />
  );
}
