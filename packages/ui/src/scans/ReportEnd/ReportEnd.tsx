import type { PhotoReceiptView } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { receiptWords } from './receipt-words.ts';
import styles from './ReportEnd.module.css';

export interface ReportEndProps {
  /** Null while there is no receipt for the original photo. */
  photo_receipt: PhotoReceiptView | null;
  /** Opens the feedback form, with the report as its source. */
  onSendFeedback: () => void;
}

/** The end of a complete report: a request for feedback, the photo receipt, and the medical disclaimer. */
export function ReportEnd({ photo_receipt, onSendFeedback }: ReportEndProps) {
  const words = receiptWords(photo_receipt);
  return (
    <>
      <Card>
        <div className={styles.Feedback}>
          <p className={styles.Question}>Does this report look right to you?</p>
          <Button variant="outline" onClick={onSendFeedback}>
            Send Feedback
          </Button>
        </div>
      </Card>
      <div className={styles.Notes}>
        {words !== undefined && <p>{words}</p>}
        <p>
          This report describes how your skin looks in one photo. It is information, not medical advice. If
          something worries you, please ask a doctor.{' '}
          <Link href="/terms#medical-disclaimer">Medical Disclaimer</Link>
        </p>
      </div>
    </>
  );
}
