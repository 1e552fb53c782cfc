import { NotFoundScreen } from '@daylit/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { detailOf, isNotThere, isSignedOut } from '../../data/detail-of.ts';
import { useScan } from '../../data/scans/scans.ts';
import { LiveReport } from './live-report.tsx';
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
  if (scan.isPending) return null;
  const { data, error } = scan;
  return (
    <MemberReport
      report={data?.report ?? {}}
      scan={data}
      problem={error ? errorProblem(error) : scanProblem(data)}
      onRetry={() => scan.refetch()}
    />
  );
}

function errorProblem(error: Error) {
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  if (isNotThere(error)) return { kind: 'no_such_report', detail: detailOf(error) } as const;
  return { kind: 'report_failed', detail: detailOf(error) } as const;
}

function scanProblem(scan: ReturnType<typeof useScan>['data']) {
  if (scan?.status === 'failed') {
    return { kind: 'scan_failed', failure_detail: scan.failure_detail } as const;
  }
  return scan?.report ? undefined : ({ kind: 'report_incomplete' } as const);
}
