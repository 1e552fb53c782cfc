import type { CrisisHelp } from '@daylit/contract';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './CrisisCard.module.css';

export interface CrisisCardProps {
  /** The numbers of the member's region. */
  help: CrisisHelp;
}

/** Whom to call while a crisis is open: it stays over every answer. In a low window only its buttons stay. */
export function CrisisCard({ help: { line, call, text, emergency } }: CrisisCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.CrisisCard}>
      <div className={styles.Inside}>
        <h2 id={id} className={styles.Title}>
          You don’t have to be alone with this.
        </h2>
        <p className={styles.Line}>{line}</p>
        {(call !== null || text !== null) && (
          <div className={styles.Numbers}>
            {call !== null && (
              <ButtonLink href={`tel:${call}`} width="full" icon={<Phone size={20} />}>
                {`Call ${call}`}
              </ButtonLink>
            )}
            {text !== null && (
              <ButtonLink
                href={`sms:${text}`}
                variant="outline"
                width="full"
                icon={<MessageSquareText size={20} />}
              >
                {`Text ${text}`}
              </ButtonLink>
            )}
          </div>
        )}
        {emergency !== null && (
          <p className={styles.Danger}>
            <span>In danger right now?</span>
            <Link href={`tel:${emergency}`} variant="block">
              {`Call ${emergency}`}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
