import WifiOff from 'lucide-react/icons/wifi-off';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** The browser is offline. The live region stays mounted, so that a change is announced. */
  isOffline: boolean;
}

/** Says that the network is lost, before a request fails. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <div aria-live="polite" className={styles.Region}>
      {isOffline && (
        <p className={styles.OfflineNotice}>
          <WifiOff size={18} />
          You are offline. What you typed stays here until the connection is back.
        </p>
      )}
    </div>
  );
}
