import type { ReportView, ScanView } from '@daylit/contract';
import { ResultsScreen, type ResultsScreenProps } from '@daylit/ui';
import { useSession } from '../../data/sessions/session.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useFeedback } from '../../lib/feedback.ts';

interface MemberReportProps extends Pick<ResultsScreenProps, 'problem' | 'onRetry'> {
  /** What has arrived so far. */
  report: ReportView;
  /** The scan around it; undefined until it is known. */
  scan: ScanView | undefined;
}

/** A report, whole or as it arrives, with what belongs to its member. */
export function MemberReport({ scan, ...shown }: MemberReportProps) {
  const openFeedback = useFeedback();
  const session = useSession();
  return (
    <ResultsScreen
      {...shown}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only === true}
      created_at={scan?.created_at}
      thumbnailUrl={thumbnailUrl(scan)}
      photo_receipt={scan?.photo_receipt ?? null}
      onSendFeedback={() => openFeedback('report')}
    />
  );
}
