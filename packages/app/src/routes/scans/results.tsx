import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { detailOf, isSignedOut } from '../../data/detail-of.ts';
import { useNewerScan } from '../../data/scans/scans.ts';
import { MemberReport } from './member-report.tsx';

/** Waits for a scan that is newer than `?afterId`, then redirects to its report. */
export function ResultsRoute() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const newer = useNewerScan(Number(query.get('afterId')) || 0);

  if (newer.data?.id) return <Navigate to={`/results/${newer.data.id}${hash}`} replace />;
  return (
    <MemberReport report={{}} scan={undefined} problem={problemOf(newer)} onRetry={() => newer.refetch()} />
  );
}

function problemOf({ data, error }: ReturnType<typeof useNewerScan>) {
  if (error === null) return data?.isLate ? ({ kind: 'no_newer_scan' } as const) : undefined;
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  return { kind: 'latest_failed', detail: detailOf(error) } as const;
}
