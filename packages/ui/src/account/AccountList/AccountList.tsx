import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { ACCOUNT_PAGES, accountHref, type AccountPageName } from '../account-pages.tsx';
import styles from './AccountList.module.css';
import { type AccountFacts, rowWords } from './row-words.ts';

export interface AccountListProps {
  /** What each row says about its page. */
  facts: AccountFacts;
  /** The page beside the list. On a phone there is none. */
  current?: AccountPageName | undefined;
}

/** The pages of the account, in three groups, each with its state in one line; then the way out. */
export function AccountList({ facts, current }: AccountListProps) {
  const words = rowWords(facts);
  return (
    <nav aria-label="Account pages" className={styles.AccountList}>
      {ACCOUNT_PAGES.map((group) => (
        <ul key={group[0]?.name} className={styles.Group}>
          {group.map(({ name, title, icon }) => (
            <li key={name}>
              <Anchor
                href={accountHref(name)}
                aria-current={name === current ? 'page' : undefined}
                className={styles.Row}
              >
                <span aria-hidden="true" className={styles.Icon}>
                  {icon}
                </span>
                <span className={styles.Text}>
                  <span className={styles.Name}>{title}</span>
                  <span className={styles.State}>{words[name]}</span>
                </span>
                <ChevronRight size={20} className={styles.Chevron} />
              </Anchor>
            </li>
          ))}
        </ul>
      ))}
      <ButtonLink href="/logout" variant="outline" icon={<LogOut size={19} />} className={styles.Logout}>
        Logout
      </ButtonLink>
    </nav>
  );
}
