import type { MeasurementView, PhotoReceiptView } from '@daylit/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SEE_A_DOCTOR, WHAT_IT_IS } from '../closing-words.ts';
import { DeleteScan } from '../DeleteScan/DeleteScan.tsx';
import { HowWeMeasured } from '../HowWeMeasured/HowWeMeasured.tsx';
import { receiptWords } from './receipt-words.ts';
import styles from './ReportEnd.module.css';

export interface ReportEndProps {
  /** One measurement per sign. */
  measurements: readonly MeasurementView[];
  /** Null while there is no receipt for the original photo. */
  photo_receipt: PhotoReceiptView | null;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean;
  /** Opens the feedback form, with the report as its source. Absent for the sample report. */
  onSendFeedback?: (() => void) | undefined;
  /** Deletes the scan. Absent for the sample report. */
  onDelete?: (() => void) | undefined;
}

/** The end of a complete report: the method, a request for feedback, and when to see a doctor. */
export function ReportEnd({
  measurements,
  photo_receipt,
  isWordsOnly = false,
  onSendFeedback,
  onDelete,
}: ReportEndProps) {
  const words = receiptWords(photo_receipt);
  return (
    <>
      <Card padding="none">
        <div className={styles.Method}>
          <HowWeMeasured measurements={measurements} isWordsOnly={isWordsOnly} />
          <Anchor href="/transparency" className={styles.Transparency}>
            How good is this report?
            <ArrowRight size={20} />
          </Anchor>
          {onSendFeedback && (
            <div className={styles.Feedback}>
              <p className={styles.Question}>Does it look right?</p>
              <Button variant="outline" size="small" onClick={onSendFeedback}>
                Send Feedback
              </Button>
            </div>
          )}
        </div>
      </Card>
      <div className={styles.Notes}>
        <p className={styles.Doctor}>
          <Stethoscope size={20} className={styles.Icon} />
          <span>
            <span>{`${SEE_A_DOCTOR} ${WHAT_IT_IS} `}</span>
            <Link href="/terms#medical-disclaimer">Medical Disclaimer</Link>
            {onSendFeedback && (
              <>
                <span>{' · '}</span>
                <Link href="/hand-over">Page for a doctor’s visit</Link>
              </>
            )}
          </span>
        </p>
        {words !== undefined && <p className={styles.Receipt}>{words}</p>}
        {onDelete && (
          <div className={styles.Delete}>
            <DeleteScan onDelete={onDelete} />
          </div>
        )}
      </div>
    </>
  );
}
