import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './ResendVerification.module.css';

export interface ResendVerificationProps {
  /** State of the request for another mail. */
  resend: ActionState;
  /** Requests another mail. The session gives the address. */
  onResend: () => void;
  /** `primary` if it is the only action. */
  variant: Extract<ButtonVariant, 'primary' | 'outline'>;
}

/** A button that requests another mail, with the result. */
export function ResendVerification({ resend, onResend, variant }: ResendVerificationProps) {
  const failure = failureOf(resend, 'Failed to resend email.');
  return (
    <div className={styles.Resend}>
      <Button variant={variant} busy={resend.state === 'busy'} onClick={onResend}>
        {resend.state === 'busy' ? 'Sending…' : 'Resend verification e-mail'}
      </Button>
      {resend.state === 'done' && (
        <Notice tone="success">
          {resend.message ?? 'Another mail is on its way. It can take a minute.'}
        </Notice>
      )}
      <Failure>{failure}</Failure>
    </div>
  );
}
