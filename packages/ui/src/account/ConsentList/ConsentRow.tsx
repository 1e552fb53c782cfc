import type { Consent } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import { ConsentHistory } from './ConsentHistory.tsx';
import { CONSENT_TITLES } from './consent-words.ts';
import styles from './ConsentList.module.css';

export interface ConsentRowProps {
  /** The newest decision and the text it refers to. */
  consent: Consent;
  /** Opens the dialog in which it is decided. Nothing is decided yet. */
  onAsk: () => void;
}

/** One purpose: whether consent is given, since when, and for which text. */
export function ConsentRow({ consent, onAsk }: ConsentRowProps) {
  const { purpose, version, text, granted, recorded_at, history = [] } = consent;
  const title = CONSENT_TITLES[purpose];
  const isOutside = purpose !== 'photo_analysis';
  const label = isOutside ? 'Change' : granted ? 'Withdraw' : 'Give consent';
  const when = recorded_at === null ? '' : ` on ${formatMoment(recorded_at)}`;

  return (
    <li className={styles.Row}>
      <div className={styles.Head}>
        <h3 className={styles.Title}>{title}</h3>
        <Tag variant={granted ? 'success' : 'neutral'}>{granted ? 'Allowed' : 'Not allowed'}</Tag>
      </div>
      <p className={area.Quiet}>
        {`${recorded_at === null ? 'Not answered yet.' : `${granted ? 'Allowed' : 'Withdrawn'}${when}.`} Version ${version}`}
      </p>
      {history.length > 1 && <ConsentHistory title={title} history={history} />}
      <details className={styles.Text}>
        <summary>
          Read the text<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
        </summary>
        <ConsentText text={text} />
      </details>
      <Button
        variant={granted && !isOutside ? 'danger' : 'tonal'}
        size="small"
        onClick={onAsk}
        aria-label={`${label}: ${title}`}
        data-granted={granted && !isOutside}
      >
        {label}
      </Button>
    </li>
  );
}

/** The text of a consent, in paragraphs. */
export function ConsentText({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
