import { NotFoundScreen, ResultsScreen } from '@daylit/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { detailOf, isSignedOut } from '../../data/detail-of.ts';
import { stagesOfCheckin, thumbnailUrl, useCheckin } from '../../data/scans.ts';
import { LiveReport } from './live-report.tsx';
import { toCheckinId } from '../to-checkin-id.ts';
import { useFeedback } from '../../hooks/use-feedback.ts';
import { useHashScroll } from '../../hooks/use-hash-scroll.ts';

/** The report of one scan, from the archive or as it arrives. */
export function ReportRoute() {
  const id = toCheckinId(useParams().id);
  return id === null ? <NotFoundScreen /> : <Report key={id} id={id} />;
}

function Report({ id }: { id: number }) {
  const checkin = useCheckin(id);
  // A report that was read while it arrived stays where it is when it is complete, with its reader's place and focus.
  const [isLive, setIsLive] = useState(false);
  const sendFeedback = useFeedback();
  useHashScroll(checkin.isSuccess);

  if (checkin.data?.status === 'analysing' && !isLive) setIsLive(true);
  if (isLive) return <LiveReport id={id} />;
  if (checkin.isPending) return null;
  const { data, error } = checkin;
  return (
    <ResultsScreen
      stages={stagesOfCheckin(data)}
      created_at={data?.created_at}
      thumbnailUrl={thumbnailUrl(data)}
      photo_receipt={data?.photo_receipt}
      problem={error ? errorProblem(error) : checkinProblem(data)}
      onRetry={() => checkin.refetch()}
      onSendFeedback={sendFeedback}
    />
  );
}

function errorProblem(error: Error) {
  if (isSignedOut(error)) return { kind: 'signed_out' } as const;
  return { kind: 'report_failed', detail: detailOf(error) } as const;
}

function checkinProblem(checkin: ReturnType<typeof useCheckin>['data']) {
  if (checkin?.status === 'failed') {
    return { kind: 'scan_failed', failure_detail: checkin.failure_detail } as const;
  }
  return checkin?.analysis_result ? undefined : ({ kind: 'report_incomplete' } as const);
}
