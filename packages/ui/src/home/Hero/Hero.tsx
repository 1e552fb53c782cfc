import ArrowRight from 'lucide-react/icons/arrow-right';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Sun } from '../../art/Sun/Sun.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Decides between "Start a Scan" and "Get Started Free". */
  isSignedIn: boolean;
}

/** The headline in daylight. By day the sun lies over the head, by night behind it. */
export function Hero({ isSignedIn }: HeroProps) {
  return (
    <section className={styles.Hero}>
      <div className={styles.Inner}>
        <div className={styles.Copy}>
          {/* Lines that do not depend on the face: when the brand's arrives, nothing moves. */}
          <h1 className={styles.Headline}>
            <span className={styles.Line}>Discover Skincare,</span>{' '}
            <span className={styles.Line}>Reimagined</span> <span className={styles.Line}>with AI.</span>
          </h1>
          <p className={styles.Lede}>
            One selfie in good light. A clear, kind reading of your skin, and a routine you can keep.
          </p>
          <ButtonLink
            href={isSignedIn ? '/upload' : '/register'}
            size="large"
            iconAfter={<ArrowRight size={20} />}
            className={styles.Action}
          >
            {isSignedIn ? 'Start a Scan' : 'Get Started Free'}
          </ButtonLink>
        </div>
        <div className={styles.Figure}>
          <Sun className={styles.Sun} />
          <div className={styles.Head}>
            <Bust hasScanLine />
          </div>
        </div>
      </div>
    </section>
  );
}
