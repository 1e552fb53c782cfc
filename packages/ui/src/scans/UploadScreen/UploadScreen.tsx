import type { Allowance } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { formatUtcDate } from '../../lib/format-date.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { PhotoTips } from '../../parts/PhotoTips/PhotoTips.tsx';
import { ScanForm, type ScanFormProps } from '../ScanForm/ScanForm.tsx';
import styles from './UploadScreen.module.css';

export interface UploadScreenProps extends ScanFormProps {
  /** The scan allowance of the plan. Default unknown. */
  allowance?: Allowance | undefined;
}

/** The screen that starts a scan: the form, and advice for a good photo beside it. */
export function UploadScreen({ allowance, ...form }: UploadScreenProps) {
  return (
    <Page>
      <header className={styles.Heading}>
        <h1 className={styles.Title}>Scan your skin</h1>
        <p className={styles.Lead}>One photo. It takes less than a minute.</p>
        {allowance !== undefined && <ScansLeft {...allowance} />}
      </header>
      <div className={styles.Columns}>
        <ScanForm {...form} />
        <PhotoTips />
      </div>
    </Page>
  );
}

/** How many scans are left, before the photo is taken. */
function ScansLeft({ used, limit, resets_at }: Allowance) {
  const left = Math.max(limit - used, 0);
  if (left > 0)
    return (
      <p className={styles.Left}>
        {`${left} of ${limit} ${limit === 1 ? 'scan' : 'scans'} left${resets_at !== null ? ` until ${formatUtcDate(resets_at)}` : ''}.`}
      </p>
    );
  return (
    <Notice tone="warning">
      {sentences(
        'No scan is left on your plan.',
        resets_at !== null && `The next one is possible from ${formatUtcDate(resets_at)}.`,
      )}
    </Notice>
  );
}
