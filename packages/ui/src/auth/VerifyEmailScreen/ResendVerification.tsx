import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './ResendVerification.module.css';

export interface ResendVerificationProps {
  /** How far another mail is. `sent` and `failed` show `resendMessage`. */
  resendStatus: 'idle' | 'sending' | 'sent' | 'failed';
  /** The server's sentence. Default: our own words for `sent`, 'Failed to resend email.' for `failed`. */
  resendMessage?: string | undefined;
  /** Asks for another mail. The address is the session's own. */
  onResend: () => void;
  /** `primary` where it is the one thing to do. */
  variant: Extract<ButtonVariant, 'primary' | 'outline'>;
}

/** Asks for the mail once more, and says how that went. */
export function ResendVerification({
  resendStatus,
  resendMessage,
  onResend,
  variant,
}: ResendVerificationProps) {
  return (
    <div className={styles.Resend}>
      <Button variant={variant} busy={resendStatus === 'sending'} onClick={onResend}>
        {resendStatus === 'sending' ? 'Sending…' : 'Resend verification e-mail'}
      </Button>
      {resendStatus === 'sent' && (
        <Notice tone="success">{resendMessage ?? 'Another mail is on its way. It can take a minute.'}</Notice>
      )}
      {resendStatus === 'failed' && (
        <Notice tone="danger">{resendMessage ?? 'Failed to resend email.'}</Notice>
      )}
    </div>
  );
}
