import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';
import styles from './VerifyEmailScreen.module.css';
import { VerificationPassword, type VerificationPasswordProps } from './VerificationPassword.tsx';

export interface VerifyEmailScreenProps
  extends Omit<ResendVerificationProps, 'variant'>, VerificationPasswordProps {
  /** `waiting` for the mail, `verifying` its link, `password` in a browser that did not register, then `verified` or `failed`. */
  status: 'waiting' | 'verifying' | 'password' | 'verified' | 'failed';
  /** Where the mail went. Absent when this browser does not know. */
  email?: string | undefined;
  /** Stands in the mail, too, and tells it from the mail of another registration. */
  code?: string | undefined;
  /** The server's reason for `failed`. Default: 'Verification failed or token is invalid/expired.' */
  detail?: string | undefined;
}

const HEADINGS = {
  waiting: { title: 'Check your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  verifying: { title: 'Verifying your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  password: { title: 'Enter your password', icon: <Mail size={28} />, tone: 'brand' },
  verified: { title: 'E-mail verified', icon: <MailCheck size={28} />, tone: 'success' },
  failed: { title: 'That link did not work', icon: <MailX size={28} />, tone: 'danger' },
} as const;

/** Proving that an address is one's own. The app goes on by itself after `verified`; the button is for who will not wait. */
export function VerifyEmailScreen({
  status,
  email,
  code,
  detail = 'Verification failed or token is invalid/expired.',
  resendStatus,
  resendMessage,
  onResend,
  ...password
}: VerifyEmailScreenProps) {
  const resend = { resendStatus, resendMessage, onResend };
  const messages = {
    waiting: (
      <>
        We sent a link to {email === undefined ? 'your address' : <strong>{email}</strong>}. Open it to
        continue with your selfie.
      </>
    ),
    verifying: 'One moment.',
    password: 'You did not register in this browser. Enter the password that you chose when you registered.',
    verified: 'Thank you. Next comes your selfie.',
    failed: detail,
  };

  return (
    <MessageCard {...HEADINGS[status]} message={messages[status]}>
      {status === 'waiting' && code !== undefined && (
        <p>
          Your mail shows the code <strong className={styles.Code}>{code}</strong>. Another code belongs to
          another registration.
        </p>
      )}
      {status === 'waiting' && <ResendVerification {...resend} variant="outline" />}
      {status === 'verifying' && <Loader />}
      {status === 'password' && <VerificationPassword {...password} />}
      {status === 'password' && <p>Did you not register? Close this page, and no account is made.</p>}
      {status === 'verified' && <ButtonLink href="/register?step=2">Continue</ButtonLink>}
      {status === 'failed' && <ResendVerification {...resend} variant="primary" />}
      {status === 'waiting' && (
        <p>
          Not your address?{' '}
          <Link href="/logout" variant="block">
            Start again
          </Link>
        </p>
      )}
    </MessageCard>
  );
}
