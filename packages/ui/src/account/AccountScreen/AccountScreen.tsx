import type { ReactNode } from 'react';
import { Page } from '../../primitives/Page/Page.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import styles from './AccountScreen.module.css';

/** As the address has it: `?tab=billing`, and no tab for the account. */
export type AccountTabName = 'account' | 'billing';

export interface AccountScreenProps {
  /** The tab of the address. */
  tab: AccountTabName;
  /** Another tab was chosen. The page follows when `tab` does. */
  onTabChange: (change: { tab: AccountTabName }) => void;
  /** What stands in the first tab: an `AccountTab`. */
  account: ReactNode;
  /** What stands in the second tab: a `BillingTab`. */
  billing: ReactNode;
}

/** `/account`: who the person is, and what they pay. */
export function AccountScreen({ tab, onTabChange, account, billing }: AccountScreenProps) {
  return (
    <Page title="Account" width="cards">
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
