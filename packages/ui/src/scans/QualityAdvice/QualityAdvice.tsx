import Camera from 'lucide-react/icons/camera';
import { useId } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { SELFIE_TIPS } from '../../parts/PhotoTips/photo-tips.tsx';
import { TipList } from '../../parts/TipList/TipList.tsx';
import styles from './QualityAdvice.module.css';

/** Advice after a photo that could not be analysed: nothing is lost, and how to take the next photo. */
export function QualityAdvice() {
  const titleId = useId();
  return (
    <Card variant="tint" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.Title}>
        Let’s try that again
      </h2>
      <p className={styles.Words}>This photo did not count as a scan.</p>
      <TipList tips={SELFIE_TIPS} />
      <ButtonLink href="/upload" width="full" icon={<Camera size={20} />} className={styles.Action}>
        Start a Scan
      </ButtonLink>
    </Card>
  );
}
