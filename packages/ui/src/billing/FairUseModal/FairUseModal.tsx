import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { formatUtcDate } from '../../lib/format-date.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import styles from './FairUseModal.module.css';

export interface FairUseModalProps {
  /** When the allowance resets (ISO 8601). Left out when it is unknown. */
  resets_at?: string | null;
  /** Also called on the way to the contact form. */
  onClose: () => void;
}

/** The fair-use limit of Pro is reached for this month. Only for plans whose name starts with pro. */
export function FairUseModal({ resets_at = null, onClose }: FairUseModalProps) {
  return (
    <Modal
      title="Fair Use Limit Reached"
      description={
        <>
          <p className={styles.Sentence}>You've reached your fair use limit on the Pro plan.</p>
          <p>
            <span>{`${resets_at !== null ? `It starts again on ${formatUtcDate(resets_at)}. ` : ''}The `}</span>
            <Link href="/terms#fair-use-policy" newTab>
              Fair Use Policy
            </Link>{' '}
            says how much that is. If you need more,{' '}
            <Link href="/contact" onClick={onClose}>
              contact support
            </Link>
            .
          </p>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Close
          </Button>
          <ButtonLink href="/contact" onClick={onClose}>
            Contact Support
          </ButtonLink>
        </>
      }
    />
  );
}
