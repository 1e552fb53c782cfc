import { NotFoundScreen } from '@daylit/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotThere, isSignedOut } from '../../data/detail-of.ts';
import { useScan } from '../../data/scans/scans.ts';
import { LiveReport } from './live-report.tsx';
import { problemOf } from '../states.ts';
import { toScanId } from './to-scan-id.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';
import { MemberReport } from './member-report.tsx';

/** The report of one scan, finished or still arriving. */
export function ReportRoute() {
  const id = toScanId(useParams().id);
  return id === null ? <NotFoundScreen /> : <Report key={id} id={id} />;
}

function Report({ id }: { id: number }) {
  const scan = useScan(id);
  // A live report stays mounted when it is complete, to keep the scroll position and the focus.
  const [isLive, setIsLive] = useState(false);
  useHashScroll(scan.isSuccess);

  if (scan.data?.status === 'analysing' && !isLive) setIsLive(true);
  if (isLive) return <LiveReport id={id} />;
  const problem = problemOf(scan);
  if (scan.isPending && problem === undefined) return null;
  const { data, error } = scan;
  return (
    <MemberReport
      report={data?.report ?? {}}
      scan={data}
      problem={problem ? { ...kindOf(error), ...problem } : scanProblem(data)}
      onRetry={() => scan.refetch()}
    />
  );
}

function kindOf(error: Error | null) {
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  return isNotThere(error) ? ({ kind: 'no_such_report' } as const) : ({ kind: 'report_failed' } as const);
}

function scanProblem(scan: ReturnType<typeof useScan>['data']) {
  if (scan?.status === 'failed') {
    return { kind: 'scan_failed', failure_detail: scan.failure_detail } as const;
  }
  return scan?.report ? undefined : ({ kind: 'report_incomplete' } as const);
}
