import { Logo } from '../../art/Logo/Logo.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import styles from './PrintHead.module.css';

export interface PrintHeadProps {
  /** Undefined leaves the name out. */
  username: string | undefined;
  /** When the photo was sent, ISO 8601. */
  created_at: string;
}

/** The owner and the date of the report, at the top of each sheet. */
export function PrintHead({ username, created_at }: PrintHeadProps) {
  return (
    <div className={styles.PrintHead}>
      <Logo />
      <p className={styles.Words}>
        {username !== undefined && <span>{`Skin report for ${username}`}</span>}
        <span>{`Photo of ${formatMoment(created_at)}`}</span>
      </p>
    </div>
  );
}
