import type { Allowance } from '@daylit/contract';
import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AllowanceMeter.module.css';

/** Share from which the bar is amber. The words give the rest in either case. */
const LOW_FROM = 0.85;

const COUNT = new Intl.NumberFormat('en-US');

export interface AllowanceMeterProps {
  /** The counted units: "Scans". */
  label: string;
  /** The limit of the plan, and the usage. */
  allowance: Pick<Allowance, 'limit' | 'used'>;
  /** A sentence after the remaining number. */
  note?: string | undefined;
}

/**
 * The used and the remaining part of an allowance.
 *
 * **Do** say beside the meters when the allowance resets. **Don't** ask for an upgrade here.
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
