import { useSearchParams } from 'react-router-dom';
import { detailOf, isSignedOut } from '../../data/detail-of.ts';
import { useNewerScan } from '../../data/scans/scans.ts';
import { useSentPhoto } from '../../data/scans/sent-photo.ts';
import { LiveReport } from './live-report.tsx';
import { MemberReport } from './member-report.tsx';

/** Waits for a scan that is newer than `?afterId`, then shows it as it arrives. */
export function ResultsRoute() {
  const [query] = useSearchParams();
  const afterId = Number(query.get('afterId')) || 0;
  const newer = useNewerScan(afterId);
  // The awaited scan has the next number, unless another one was started since.
  const photo = useSentPhoto(afterId + 1);

  if (newer.data) return <LiveReport id={newer.data} />;
  return (
    <MemberReport
      report={{}}
      scan={undefined}
      photo={photo}
      problem={newer.error ? problemOf(newer.error) : undefined}
      onRetry={() => newer.refetch()}
    />
  );
}

function problemOf(error: Error) {
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  return { kind: 'latest_failed', detail: detailOf(error) } as const;
}
