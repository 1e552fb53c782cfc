import type { ReportView, ScanView } from '@daylit/contract';
import { ResultsScreen, type ResultsScreenProps } from '@daylit/ui';
import { useSession } from '../../data/sessions/session.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { useFeedback } from '../../lib/feedback.ts';

interface MemberReportProps extends Pick<ResultsScreenProps, 'problem' | 'onRetry'> {
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
  return (
    <ResultsScreen
      {...shown}
      username={user?.username ?? undefined}
      isWordsOnly={user?.words_only === true}
      created_at={scan?.created_at}
      thumbnailUrl={thumbnailUrl(scan)}
      photo_receipt={scan?.photo_receipt ?? null}
      onSendFeedback={() => openFeedback('report')}
    />
  );
}
