import type { ReactNode } from 'react';
import { Footer, type FooterProps } from '../Footer/Footer.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { PlanBar } from '../PlanBar/PlanBar.tsx';
import { canUseProduct } from '../session.ts';
import styles from './AppShell.module.css';

export interface AppShellProps extends FooterProps {
  /** The path that is shown now, without query. */
  path: string;
  /** Forms of one step and the waiting page end without a footer. Default `shown`. */
  footer?: 'shown' | 'none';
  /** Default false. */
  isOffline?: boolean;
  /** The page. Gets the window's height even when it is empty, so that the footer does not jump. */
  children: ReactNode;
}

/**
 * What stands around every page. While the session is unknown, the plan bar's place is kept if the document's element
 * says `data-plan-bar="expected"`: somebody was signed in here last time, so that nothing moves when the bar arrives.
 */
export function AppShell({ path, footer = 'shown', isOffline = false, children, ...rest }: AppShellProps) {
  const { session, onUpgrade } = rest;
  return (
    <div className={styles.AppShell} data-dock={canUseProduct(session) ? '' : undefined}>
      <a href="#main" className={styles.Skip}>
        Skip to content
      </a>
      <NavBar session={session} path={path} />
      {session.status === 'unknown' && <div className={styles.PlanPlace} />}
      {session.status === 'signed_in' && <PlanBar user={session.user} onUpgrade={onUpgrade} />}
      <OfflineNotice isOffline={isOffline} />
      <main id="main" tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      {footer === 'shown' && <Footer {...rest} />}
    </div>
  );
}
