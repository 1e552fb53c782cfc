import type { ReactNode } from 'react';
import { useWide } from '../../lib/use-wide.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { type AccountPageName, findAccountPage } from '../account-pages.tsx';
import styles from './AccountScreen.module.css';
import { useArrivalAtPage } from './use-arrival-at-page.ts';

/** The tab in the URL: `?tab=billing`; without a tab, the account. */
export type AccountTabName = 'account' | 'billing';

export interface AccountScreenProps {
  /** The tab in the URL. */
  tab: AccountTabName;
  /** The page of the account tab in the URL; none is the list of pages. */
  page?: AccountPageName | undefined;
  /** Called when another tab is selected. The page changes when `tab` does. */
  onTabChange: (change: { tab: AccountTabName }) => void;
  /** Content of the first tab: an `AccountTab`. */
  account: ReactNode;
  /** Content of the second tab: a `BillingTab`. */
  billing: ReactNode;
}

/** `/account`: the member's data and subscription. On a phone, a page of it stands alone below its title. */
export function AccountScreen({ tab, page, onTabChange, account, billing }: AccountScreenProps) {
  const isWide = useWide();
  const alone = tab === 'account' && !isWide ? findAccountPage(page ?? null) : undefined;
  const isEither = alone !== undefined && isWide === undefined;
  const ref = useArrivalAtPage(tab === 'account' ? page : undefined);
  return (
    <Page
      ref={ref}
      className={alone && styles.Alone}
      title={isEither ? <EitherTitle narrow={alone.title} wide="Account" /> : (alone?.title ?? 'Account')}
      {...(alone && { parent: { href: '/account', title: 'Account' } })}
    >
      <Tabs<AccountTabName>
        label="Account and billing"
        value={tab}
        onValueChange={(value) => onTabChange({ tab: value })}
        className={styles.Tabs}
        tabs={[
          { value: 'account', label: 'Account', panel: account },
          { value: 'billing', label: 'Billing', panel: billing },
        ]}
      />
    </Page>
  );
}

/** In a page that the server draws, the style sheet chooses between the titles. */
function EitherTitle({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <>
      <span className={styles.Narrow}>{narrow}</span>
      <span className={styles.Wide}>{wide}</span>
    </>
  );
}
