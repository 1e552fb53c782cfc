import { COUNT_FROM } from './use-countdown.ts';
import styles from './ShutterRing.module.css';

/** The face of the shutter: a ring that closes in steps while the timer counts. Decorative. */
export function ShutterRing({ secondsLeft }: { secondsLeft: number | undefined }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 88 88" className={styles.Ring}>
        <circle cx="44" cy="44" r="40" />
        {secondsLeft !== undefined && (
          <circle
            cx="44"
            cy="44"
            r="40"
            pathLength={COUNT_FROM}
            strokeDasharray={`${COUNT_FROM + 1 - secondsLeft} ${COUNT_FROM}`}
            className={styles.Done}
          />
        )}
      </svg>
      <span aria-hidden="true" className={styles.Button}>
        {secondsLeft}
      </span>
    </>
  );
}
