import { Band } from '../Band/Band.tsx';
import styles from './HowItWorks.module.css';

const STEPS = [
  {
    title: 'Take one selfie',
    text: 'Face forward, daylight if you have it. We check the photo first, so a dark one never wastes a scan.',
  },
  {
    title: 'Read what we see',
    text: 'Skin type, sensitivity and each concern on a scale of five, drawn on a map of your face.',
  },
  {
    title: 'Keep what works',
    text: 'Confirm the steps you like. Scan again and see what changed.',
  },
];

/** The steps from a photo to a routine. */
export function HowItWorks() {
  return (
    <Band title="From a photo to a plan in three steps.">
      <ol className={styles.Steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.Step}>
            <span aria-hidden="true" className={styles.Number}>
              {index + 1}
            </span>
            <h3 className={styles.Title}>{title}</h3>
            <p className={styles.Text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
