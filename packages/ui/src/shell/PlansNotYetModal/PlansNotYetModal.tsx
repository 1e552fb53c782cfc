import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';

export interface PlansNotYetModalProps {
  /** A member is led to what is left of their plan. */
  reader: 'member' | 'visitor';
  /** Also called on the way to another page. */
  onClose: () => void;
}

/** Answers whoever asks for a paid plan while none can be bought. */
export function PlansNotYetModal({ reader, onClose }: PlansNotYetModalProps) {
  return (
    <Modal
      title="Plans cannot be bought yet"
      description={
        <p>
          Plus and Pro are not part of this version, and nobody is charged. What each plan will hold stands in
          the{' '}
          <Link href="/terms#terms-of-service" newTab>
            Terms of Service
          </Link>
          .
        </p>
      }
      onClose={onClose}
      actions={
        reader === 'member' ? (
          <>
            <Button variant="tonal" onClick={onClose}>
              Close
            </Button>
            <ButtonLink href="/account?tab=billing" onClick={onClose}>
              See what you have left
            </ButtonLink>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    />
  );
}
