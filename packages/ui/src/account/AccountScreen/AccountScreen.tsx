import type { ReactNode } from 'react';
import { Page } from '../../primitives/Page/Page.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import styles from './AccountScreen.module.css';

/** The tab in the URL: `?tab=billing`; without a tab, the account. */
export type AccountTabName = 'account' | 'billing';

export interface AccountScreenProps {
  /** The tab in the URL. */
  tab: AccountTabName;
  /** Called when another tab is selected. The page changes when `tab` does. */
  onTabChange: (change: { tab: AccountTabName }) => void;
  /** Content of the first tab: an `AccountTab`. */
  account: ReactNode;
  /** Content of the second tab: a `BillingTab`. */
  billing: ReactNode;
}

/** `/account`: the member's data and subscription. */
export function AccountScreen({ tab, onTabChange, account, billing }: AccountScreenProps) {
  return (
    <Page title="Account">
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
