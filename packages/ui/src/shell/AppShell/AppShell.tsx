import type { ReactNode } from 'react';
import { Footer, type FooterProps } from '../Footer/Footer.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { PlanBar } from '../PlanBar/PlanBar.tsx';
import { canUseProduct } from '../session.ts';
import styles from './AppShell.module.css';

export interface AppShellProps extends FooterProps {
  /** The current path, without query. */
  path: string;
  /** One-step forms and the waiting page have no footer. Default `shown`. */
  footer?: 'shown' | 'none';
  /** Whether a member sees the plan bar. There is none before and in the first report. Default `shown`. */
  planBar?: 'shown' | 'none';
  /** Whether to say that the network is lost. A page that says so itself does not need it. Default false. */
  isOffline?: boolean;
  /** When what is shown was loaded; ISO 8601. Null where nothing of the server is shown. Default null. */
  loadedAt?: string | null;
  /** The page. It is at least as high as the window, even when empty, so that the footer does not jump. */
  children: ReactNode;
}

/**
 * The frame around every page. While the session is unknown, the plan bar's space is reserved if the root
 * element has `data-plan-bar="expected"`. Then the bar was here last time, and nothing moves when it arrives.
 */
export function AppShell({
  path,
  footer = 'shown',
  planBar = 'shown',
  isOffline = false,
  loadedAt = null,
  children,
  ...rest
}: AppShellProps) {
  const { session, onUpgrade, onUpgradeIntent } = rest;
  return (
    <div className={styles.AppShell} data-dock={canUseProduct(session) ? '' : undefined}>
      <a href="#main" className={styles.Skip}>
        Skip to content
      </a>
      <NavBar session={session} path={path} />
      {session.status === 'unknown' && <div className={styles.PlanPlace} />}
      {session.status === 'signed_in' && planBar === 'shown' && (
        <PlanBar user={session.user} onUpgrade={onUpgrade} onUpgradeIntent={onUpgradeIntent} />
      )}
      <OfflineNotice isOffline={isOffline} loadedAt={loadedAt} />
      <main id="main" tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      {footer === 'shown' && <Footer {...rest} />}
    </div>
  );
}
