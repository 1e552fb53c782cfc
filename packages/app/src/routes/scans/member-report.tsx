import type { ReportView, ScanView } from '@daylit/contract';
import { ResultsScreen, type ResultsScreenProps } from '@daylit/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../data/sessions/session.ts';
import { useTrends } from '../../data/scans/trends.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useRepeatability } from '../../data/scans/repeatability.ts';
import { useComparedScan, useFindVerdict } from '../../data/scans/scans.ts';
import { useNextScanAt } from '../../data/usage/usage.ts';
import { useScanDeletion } from '../../hooks/use-scan-deletion.ts';
import { detailOf } from '../../data/detail-of.ts';
import { loaded } from '../states.ts';
import { useToast } from '../../lib/toast.ts';
import { useFeedback } from '../../lib/feedback.ts';

const NOT_JUDGED = 'This could not be saved. Please try again.';

interface MemberReportProps extends Pick<ResultsScreenProps, 'problem' | 'photo' | 'place' | 'onRetry'> {
  /** The stages that have arrived. */
  report: ReportView;
  /** The scan of the report; undefined until it is loaded. */
  scan: ScanView | undefined;
}

/** A report, complete or arriving, with the parts that only its member sees. */
export function MemberReport({ scan, ...shown }: MemberReportProps) {
  const openFeedback = useFeedback();
  const navigate = useNavigate();
  const deleteScan = useScanDeletion();
  const { mutate: judge } = useFindVerdict();
  const showToast = useToast();
  const session = useSession();
  const user = session.status === 'signed_in' ? session.user : undefined;
  const compared = useComparedScan(incomparableScan(shown.report));
  const isCompared = comparesScans(shown.report);
  const trends = useTrends(isCompared);
  const isFirstReport = isFirst(shown.report) && scan?.status === 'complete';
  const nextScanAt = useNextScanAt(isFirstReport);
  const repeatability = useRepeatability(isFirstReport).data;
  const isOffered = isFirstReport && repeatability?.offer?.checkin_id === scan.id;
  const handleDelete = (deleted: ScanView) => {
    deleteScan(deleted);
    void navigate('/timeline');
  };
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
      trends={isCompared ? loaded(trends) : undefined}
      nextScanAt={nextScanAt}
      repeatability={wasOffered ? repeatability : undefined}
      photo_receipt={scan?.photo_receipt ?? null}
      asked={askedOf(scan)}
      scanId={scan?.status === 'complete' ? scan.id : undefined}
      onSendFeedback={() => openFeedback('report')}
      onJudge={
        scan?.status === 'complete'
          ? (find) =>
              judge(
                { ...find, id: scan.id },
                {
                  onError: (error) => showToast({ tone: 'failure', text: detailOf(error) ?? NOT_JUDGED }),
                },
              )
          : undefined
      }
      onDelete={scan?.status === 'complete' ? () => handleDelete(scan) : undefined}
    />
  );
}

function askedOf(scan: ScanView | undefined): ResultsScreenProps['asked'] {
  if (!scan?.reply || scan.user_message === null) return undefined;
  return { user_message: scan.user_message, reply: scan.reply };
}

function isFirst({ progress_summary }: ReportView): boolean {
  return progress_summary?.kind === 'summary' && progress_summary.comparison?.result === 'first_scan';
}

function comparesScans({ progress_summary }: ReportView): boolean {
  if (progress_summary?.kind !== 'summary') return false;
  const result = progress_summary.comparison?.result;
  return result === 'comparable' || result === 'directional';
}

// Only a report that compares nothing shows the other photo.
function incomparableScan({ progress_summary }: ReportView): number | null {
  if (progress_summary?.kind !== 'summary') return null;
  const { comparison } = progress_summary;
  return comparison?.result === 'not_comparable' ? comparison.compared_with : null;
}
