import type { Allowance } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { formatUtcDate } from '../../lib/format-date.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { PhotoTips } from '../../parts/PhotoTips/PhotoTips.tsx';
import { ScanForm, type ScanFormProps } from '../ScanForm/ScanForm.tsx';
import styles from './UploadScreen.module.css';

export interface UploadScreenProps extends Omit<ScanFormProps, 'note'> {
  /** The scan allowance of the plan. Default unknown. */
  allowance?: Allowance | undefined;
  /** A scan needs the server, and the line below the button says so. Default false. */
  isOffline?: boolean;
}

/** The screen that starts a scan: the form, and advice for a good photo beside it. */
export function UploadScreen({ allowance, isOffline = false, ...form }: UploadScreenProps) {
  return (
    <Page>
      <header className={styles.Heading}>
        <h1 className={styles.Title}>Scan your skin</h1>
        {allowance !== undefined && allowance.used >= allowance.limit && <NoScanLeft {...allowance} />}
      </header>
      <div className={styles.Columns}>
        <ScanForm {...form} note={isOffline ? 'Needs a connection.' : allowance && scansLeft(allowance)} />
        <PhotoTips />
      </div>
    </Page>
  );
}

/** Said before the photo is taken. */
function NoScanLeft({ resets_at }: Allowance) {
  return (
    <Notice tone="warning">
      {sentences(
        'No scan is left on your plan.',
        resets_at !== null && `The next one is possible from ${formatUtcDate(resets_at)}.`,
      )}
    </Notice>
  );
}

function scansLeft({ used, limit, resets_at }: Allowance): string | undefined {
  if (used >= limit) return undefined;
  const until = resets_at === null ? '' : ` until ${formatUtcDate(resets_at)}`;
  return `${limit - used} of ${limit} ${limit === 1 ? 'scan' : 'scans'} left${until}.`;
}
