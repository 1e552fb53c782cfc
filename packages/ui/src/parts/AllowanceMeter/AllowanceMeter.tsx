import type { Allowance } from '@daylit/contract';
import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AllowanceMeter.module.css';

/** From this share on, the bar is amber. The words say how much is left either way. */
const LOW_FROM = 0.85;

const COUNT = new Intl.NumberFormat('en-US');

export interface AllowanceMeterProps {
  /** What is counted: "Scans". */
  label: string;
  /** How much of it the plan allows, and how much is used. */
  allowance: Pick<Allowance, 'limit' | 'used'>;
  /** A sentence after how much is left. */
  note?: string | undefined;
}

/**
 * How much of an allowance is used and how much is left.
 *
 * **Do** say when it comes back beside the meters. **Don't** ask for an upgrade here.
 */
export function AllowanceMeter({ label, allowance: { limit, used }, note }: AllowanceMeterProps) {
  const id = useId();
  const share = limit === 0 ? 1 : Math.min(used / limit, 1);
  const spent = `${COUNT.format(used)} of ${COUNT.format(limit)} used`;
  const left = `${COUNT.format(Math.max(limit - used, 0))} left`;
  return (
    <div className={styles.AllowanceMeter}>
      <span id={id} className={styles.Label}>
        {label}
      </span>
      <span className={styles.Spent}>{spent}</span>
      <VisuallyHidden>
        <meter aria-labelledby={id} aria-valuetext={spent} value={used} max={limit} />
      </VisuallyHidden>
      <div aria-hidden className={styles.Track} data-low={share >= LOW_FROM || undefined}>
        <div className={styles.Bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={styles.Left}>{note === undefined ? left : `${left}. ${note}`}</p>
    </div>
  );
}
