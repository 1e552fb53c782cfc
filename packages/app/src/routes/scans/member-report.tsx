import type { ReportView, ScanView } from '@daylit/contract';
import { ResultsScreen, type ResultsScreenProps } from '@daylit/ui';
import { useState } from 'react';
import { useSession } from '../../data/sessions/session.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useRepeatability } from '../../data/scans/repeatability.ts';
import { useComparedScan } from '../../data/scans/scans.ts';
import { useNextScanAt } from '../../data/usage/usage.ts';
import { useFeedback } from '../../lib/feedback.ts';

interface MemberReportProps extends Pick<ResultsScreenProps, 'problem' | 'photo' | 'onRetry'> {
  /** The stages that have arrived. */
  report: ReportView;
  /** The scan of the report; undefined until it is loaded. */
  scan: ScanView | undefined;
}

/** A report, complete or arriving, with the parts that only its member sees. */
export function MemberReport({ scan, ...shown }: MemberReportProps) {
  const openFeedback = useFeedback();
  const session = useSession();
  const user = session.status === 'signed_in' ? session.user : undefined;
  const compared = useComparedScan(incomparableScan(shown.report));
  const isFirstReport = isFirst(shown.report) && scan?.status === 'complete';
  const nextScanAt = useNextScanAt(isFirstReport);
  const repeatability = useRepeatability(isFirstReport).data;
  const isOffered = isFirstReport && repeatability?.offer?.checkin_id === scan.id;
  // An offer does not disappear while the page is read.
  const [wasOffered, setWasOffered] = useState(false);
  if (isOffered && !wasOffered) setWasOffered(true);
  return (
    <ResultsScreen
      {...shown}
      username={user?.username ?? undefined}
      isWordsOnly={user?.words_only === true}
      created_at={scan?.created_at}
      thumbnailUrl={thumbnailUrl(scan)}
      comparedThumbnailUrl={thumbnailUrl(compared.data)}
      isAnalysing={shown.problem === undefined && scan?.status !== 'complete'}
      nextScanAt={nextScanAt}
      repeatability={wasOffered ? repeatability : undefined}
      photo_receipt={scan?.photo_receipt ?? null}
      scanId={scan?.status === 'complete' ? scan.id : undefined}
      onSendFeedback={() => openFeedback('report')}
    />
  );
}

function isFirst({ progress_summary }: ReportView): boolean {
  return progress_summary?.kind === 'summary' && progress_summary.comparison?.result === 'first_scan';
}

// Only a report that compares nothing shows the other photo.
function incomparableScan({ progress_summary }: ReportView): number | null {
  if (progress_summary?.kind !== 'summary') return null;
  const { comparison } = progress_summary;
  return comparison?.result === 'not_comparable' ? comparison.compared_with : null;
}
