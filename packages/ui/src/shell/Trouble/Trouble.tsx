import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useId } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { formatSince } from '../../lib/format-date.ts';
import { classNames } from '../../lib/class-names.ts';
import rowStyles from '../../parts/TipList/TipList.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import type { KeptPage } from '../kept-page.ts';
import lostStyles from '../LostPage/LostPage.module.css';
import styles from './Trouble.module.css';

export interface TroubleProps {
  /** Decorative, 28 px, in a disc of 64 px. */
  icon: ReactNode;
  /** The page's title: what is wrong. */
  title: string;
  /** What is safe, and what happens next: one or two sentences. */
  text: string;
  /** A line below the buttons. */
  note?: string | undefined;
  /** The state of trying again. After a failure the line below the buttons says so. */
  retry: ActionState;
  /** A link away from here. */
  wayBack?: { href: string; label: string } | undefined;
  /** The pages that can still be opened, newest first. */
  kept?: readonly KeptPage[];
  onRetry: () => void;
}

/** Replaces a page that cannot be loaded now. Announced at once. */
export function Trouble({ icon, title, text, note, retry, wayBack, kept, onRetry }: TroubleProps) {
  const isBusy = retry.state === 'busy';
  const line = retry.state === 'failed' ? 'We still can’t reach Daylit.' : note;
  return (
    <Page className={styles.Trouble}>
      <div>
        <div role="alert">
          <span className={styles.Icon}>{icon}</span>
          <h1 className={styles.Title}>{title}</h1>
          <p className={lostStyles.Text}>{text}</p>
        </div>
        <div className={styles.Actions}>
          <Button busy={isBusy} icon={<RefreshCw size={19} />} onClick={onRetry}>
            {isBusy ? 'Trying…' : 'Try again'}
          </Button>
          {wayBack && (
            <ButtonLink href={wayBack.href} variant="outline">
              {wayBack.label}
            </ButtonLink>
          )}
        </div>
        <p aria-live="polite" className={styles.Caption}>
          {line}
        </p>
      </div>
      {kept !== undefined && kept.length > 0 && <Kept kept={kept} />}
    </Page>
  );
}

function Kept({ kept }: { kept: readonly KeptPage[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.Kept}>
        Still here from before
      </h2>
      <Card padding="none">
        <ul>
          {kept.map(({ href, title, loaded_at }) => (
            <li key={href}>
              <Anchor href={href} className={classNames(rowStyles.Tip, styles.Row)}>
                <span className={rowStyles.Icon}>
                  <FileText size={20} />
                </span>
                <span className={classNames(rowStyles.Text, styles.Words)}>
                  <span className={styles.Name}>{title}</span>
                  <span className={styles.Caption}>{`Loaded: ${formatSince(loaded_at)}`}</span>
                </span>
                <ChevronRight size={20} />
              </Anchor>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
