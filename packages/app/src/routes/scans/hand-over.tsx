import { HandOverScreen } from '@daylit/ui';
import { useState } from 'react';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useHandOver } from '../../data/scans/trends.ts';
import { useSession } from '../../data/sessions/session.ts';
import { loaded } from '../states.ts';

/** A page to print for a doctor's visit. */
export function HandOverRoute() {
  const session = useSession();
  const handOver = useHandOver();
  const [printedAt] = useState(() => new Date().toISOString());
  const urls = handOver.data?.trends.scans.flatMap((scan) => {
    const url = thumbnailUrl(scan);
    return url === null ? [] : [[scan.checkin_id, url] as const];
  });
  return (
    <HandOverScreen
      handOver={loaded(handOver)}
      thumbnailUrls={Object.fromEntries(urls ?? [])}
      printedAt={printedAt}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only}
      onPrint={() => window.print()}
      onRetry={() => handOver.refetch()}
    />
  );
}
