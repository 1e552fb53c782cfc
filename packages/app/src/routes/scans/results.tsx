import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isSignedOut } from '../../data/detail-of.ts';
import { useNewerScan } from '../../data/scans/scans.ts';
import { useSentPhoto } from '../../data/scans/sent-photo.ts';
import { problemOf } from '../states.ts';
import { MemberReport } from './member-report.tsx';

/** Waits for a scan that is newer than `?afterId`, then redirects to its report. */
export function ResultsRoute() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const afterId = Number(query.get('afterId')) || 0;
  const newer = useNewerScan(afterId);
  // The awaited scan has the next number, unless another one was started since.
  const photo = useSentPhoto(afterId + 1);

  if (newer.data?.id) return <Navigate to={`/results/${newer.data.id}${hash}`} replace />;
  return (
    <MemberReport
      report={{}}
      scan={undefined}
      photo={photo}
      problem={waitingProblem(newer)}
      onRetry={() => newer.refetch()}
    />
  );
}

function waitingProblem(newer: ReturnType<typeof useNewerScan>) {
  const problem = problemOf(newer);
  if (problem === undefined) return newer.data?.isLate ? ({ kind: 'no_newer_scan' } as const) : undefined;
  if (isSignedOut(newer.error)) return { kind: 'signed_out' } as const;
  return { kind: 'latest_failed', ...problem } as const;
}
