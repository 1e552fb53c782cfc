import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './ResendVerification.module.css';

export interface ResendVerificationProps {
  /** How far another mail is. */
  resend: ActionState;
  /** Asks for another mail. The address is the session's own. */
  onResend: () => void;
  /** `primary` where it is the one thing to do. */
  variant: Extract<ButtonVariant, 'primary' | 'outline'>;
}

/** Asks for the mail once more, and says how that went. */
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
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
