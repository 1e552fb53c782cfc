import { Page } from '../../primitives/Page/Page.tsx';
import { PhotoTips } from '../../parts/PhotoTips/PhotoTips.tsx';
import { ScanForm, type ScanFormProps } from '../ScanForm/ScanForm.tsx';
import styles from './UploadScreen.module.css';

export type UploadScreenProps = ScanFormProps;

/** The screen that starts a scan: the form, and advice for a good photo beside it. */
export function UploadScreen(props: UploadScreenProps) {
  return (
    <Page>
      <header className={styles.Heading}>
        <h1 className={styles.Title}>Scan your skin</h1>
        <p className={styles.Lead}>One photo. It takes less than a minute.</p>
      </header>
      <div className={styles.Columns}>
        <ScanForm {...props} />
        <PhotoTips />
      </div>
    </Page>
  );
}
