import ArrowRight from 'lucide-react/icons/arrow-right';
import { SunlitBust } from '../../art/SunlitBust/SunlitBust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import styles from './ClosingCall.module.css';

export interface ClosingCallProps {
  /** Selects "Start a Scan" or "Get Started Free". */
  isSignedIn: boolean;
}

/** The end of the home page: the same button as at its top. */
export function ClosingCall({ isSignedIn }: ClosingCallProps) {
  return (
    <section className={styles.ClosingCall}>
      <div className={styles.Inner}>
        <div className={styles.Words}>
          <h2 className={styles.Title}>
            <span className={styles.Line}>Ready when</span> <span className={styles.Line}>the light is.</span>
          </h2>
          <p className={styles.Text}>
            {isSignedIn
              ? 'One selfie by a window, and your report.'
              : 'One selfie by a window. Your first report is free.'}
          </p>
          <ButtonLink
            href={isSignedIn ? '/upload' : '/register'}
            size="large"
            iconAfter={<ArrowRight size={20} />}
          >
            {isSignedIn ? 'Start a Scan' : 'Get Started Free'}
          </ButtonLink>
        </div>
        <div className={styles.Figure}>
          <SunlitBust />
        </div>
      </div>
    </section>
  );
}
