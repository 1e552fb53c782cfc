import WifiOff from 'lucide-react/icons/wifi-off';
import { formatSince } from '../../lib/format-date.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** The browser is offline. The live region stays mounted, so that a change is announced. */
  isOffline: boolean;
  /** When what is shown was loaded; ISO 8601. Null where nothing of the server is shown. Default null. */
  loadedAt?: string | null;
}

/** Says that the network is lost, before a request fails. */
export function OfflineNotice({ isOffline, loadedAt = null }: OfflineNoticeProps) {
  return (
    <div aria-live="polite" className={styles.Region}>
      {isOffline && (
        <p className={styles.OfflineNotice}>
          <WifiOff size={18} />
          <span>
            {loadedAt === null
              ? 'You are offline. What you typed stays here until the connection is back.'
              : `You are offline. This is from ${formatSince(loadedAt)}.`}
          </span>
        </p>
      )}
    </div>
  );
}
