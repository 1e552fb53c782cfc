import Sun from 'lucide-react/icons/sun';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { intentHandlers } from '../intent.ts';
import type { ShellUser } from '../session.ts';
import { greetingName, isOfferedUpgrade, isPaidPlan } from './plan-greeting.ts';
import styles from './PlanBar.module.css';

export interface PlanBarProps {
  /**
   * Greeted by username, else by the e-mail up to the @, else as "there". `plan` and `age_band` decide
   * whether other plans are offered.
   */
  user: ShellUser;
  /** "Upgrade Now" was clicked. Its own address, `?upgrade`, opens the price list as well. */
  onUpgrade: (request: { plan: string }) => void;
  /** The mouse or the keyboard's focus is on "Upgrade Now": time to load what it opens. */
  onUpgradeIntent?: (() => void) | undefined;
}

/** The line below the navigation: a greeting, and for adults on the free plan or a trial the paid plans. */
export function PlanBar({ user, onUpgrade, onUpgradeIntent }: PlanBarProps) {
  const name = greetingName(user);
  return (
    <aside aria-label="Your plan" className={styles.PlanBar}>
      <div className={styles.Row}>
        <Sun size={18} />
        {isOfferedUpgrade(user) ? (
          <p className={styles.Text}>
            <span>{`Hi ${name}! `}</span>
            <Anchor
              href="?upgrade"
              className={styles.Upgrade}
              {...intentHandlers(onUpgradeIntent)}
              onClick={(event) => {
                event.preventDefault();
                onUpgrade({ plan: user.plan });
              }}
            >
              Upgrade Now
            </Anchor>
            {' for smarter skincare.'}
          </p>
        ) : (
          <p className={styles.Text}>{isPaidPlan(user.plan) ? `Welcome back, ${name}!` : `Hi ${name}!`}</p>
        )}
      </div>
    </aside>
  );
}
