import { Navigate } from 'react-router-dom';
import { isSignedOut } from '../../data/detail-of.ts';
import { useScanProgress } from '../../data/scans/scans.ts';
import { useSentPhoto } from '../../data/scans/sent-photo.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { problemOf } from '../states.ts';
import { MemberReport } from './member-report.tsx';

interface LiveReportProps {
  id: number;
}

/** A report whose stages are still arriving. */
export function LiveReport({ id }: LiveReportProps) {
  const { progress, scan } = useScanProgress(id);
  const report = scan.data?.report ?? progress.data?.report ?? {};
  const photo = useSentPhoto(id);
  useHashScroll(report.progress_summary !== undefined);

  if (progress.data?.newerId) return <Navigate to={`/results/${progress.data.newerId}`} replace />;
  return (
    <MemberReport
      report={report}
      scan={scan.data}
      photo={photo}
      place={progress.data?.place ?? null}
      problem={progressProblem(progress)}
      onRetry={() => progress.refetch()}
    />
  );
}

function progressProblem(progress: ReturnType<typeof useScanProgress>['progress']) {
  const { data, error } = progress;
  if (typeof data?.failure === 'string')
    return { kind: 'scan_failed', failure_detail: data.failure || null } as const;
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  const problem = problemOf(progress);
  return problem && ({ kind: 'events_failed', ...problem } as const);
}
