import type { ReactNode } from 'react';
import { useWide } from '../../lib/use-wide.ts';
import area from '../account.module.css';
import { AccountList } from '../AccountList/AccountList.tsx';
import type { AccountFacts } from '../AccountList/row-words.ts';
import type { AccountPageName } from '../account-pages.tsx';
import styles from './AccountTab.module.css';

export interface AccountTabProps {
  /** The page in the address. Without one, a phone shows the list, and a wide screen its first page. */
  page: AccountPageName | undefined;
  /** What the list says about each page. */
  facts: AccountFacts;
  /** The sections of a page. */
  children: (page: AccountPageName) => ReactNode;
}

/** The account tab: a list of pages and, beside it from 900 px and in its place below that, one of them. */
export function AccountTab({ page, facts, children }: AccountTabProps) {
  const isWide = useWide();
  const current = page ?? (isWide ? 'details' : undefined);
  return (
    <div data-names-page={page && ''} className={styles.AccountTab}>
      {(isWide !== false || current === undefined) && <AccountList facts={facts} current={current} />}
      {current !== undefined && (
        <div key={current} className={area.Part}>
          {children(current)}
        </div>
      )}
    </div>
  );
}
