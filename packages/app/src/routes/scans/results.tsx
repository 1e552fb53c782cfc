import { useSearchParams } from 'react-router-dom';
import { detailOf, isSignedOut } from '../../data/detail-of.ts';
import { useNewerScan } from '../../data/scans/scans.ts';
import { LiveReport } from './live-report.tsx';
import { MemberReport } from './member-report.tsx';

/** Waits for a scan that is newer than `?afterId`, then shows it as it arrives. */
export function ResultsRoute() {
  const [query] = useSearchParams();
  const newer = useNewerScan(Number(query.get('afterId')) || 0);

  if (newer.data) return <LiveReport id={newer.data} />;
  return (
    <MemberReport
      report={{}}
      scan={undefined}
      problem={newer.error ? problemOf(newer.error) : undefined}
      onRetry={() => newer.refetch()}
    />
  );
}

function problemOf(error: Error) {
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  return { kind: 'latest_failed', detail: detailOf(error) } as const;
}
