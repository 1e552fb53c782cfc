import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import photo from '../recorded/dark-uneven.webp';
import { Report } from '../ResultsScreen/Report.tsx';
import { SAMPLE_REPORT } from './sample-report.gen.ts';
import styles from './SampleScreen.module.css';

export interface SampleScreenProps {
  /** A visitor is shown how to get their own report. */
  isSignedIn: boolean;
}

/** The page /sample: a whole report of a drawn face, to read before sending a photo. */
export function SampleScreen({ isSignedIn }: SampleScreenProps) {
  return (
    <Page>
      <header className={styles.Header}>
        <h1 className={styles.Title}>Sample report</h1>
        <Notice role="note">
          <p>
            <strong>Sample.</strong> This is a drawn face, not a person, read by the same engine that reads
            your photo. The answers about its skin are made up, too.
          </p>
        </Notice>
        <ButtonLink href={isSignedIn ? '/upload' : '/register'} className={styles.Way}>
          {isSignedIn ? 'Start a Scan' : 'Get Started Free'}
        </ButtonLink>
      </header>
      <Report report={SAMPLE_REPORT} isStopped={false} thumbnailUrl={photo} photo_receipt={null} />
    </Page>
  );
}
