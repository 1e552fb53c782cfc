import ArrowRight from 'lucide-react/icons/arrow-right';
import { SunlitBust } from '../../art/SunlitBust/SunlitBust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Selects "Start a Scan" or "Get Started Free". */
  isSignedIn: boolean;
}

/**
 * The headline of the home page. The sun is over the head in the light theme and behind it in the dark theme.
 */
export function Hero({ isSignedIn }: HeroProps) {
  return (
    <section className={styles.Hero}>
      <div className={styles.Inner}>
        <div className={styles.Copy}>
          {/* Fixed line breaks do not depend on the font, so nothing moves when the brand font arrives. */}
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
          <div className={styles.Head}>
            <SunlitBust />
          </div>
        </div>
      </div>
    </section>
  );
}
