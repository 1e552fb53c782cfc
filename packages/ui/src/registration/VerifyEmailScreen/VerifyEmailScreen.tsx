import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { ActionState } from '../../lib/states.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';
import styles from './VerifyEmailScreen.module.css';
import { VerificationPassword, type VerificationPasswordProps } from './VerificationPassword.tsx';

/** `password`: the link was opened in a browser that did not register, so it also needs the password. */
export type Verification = ActionState | { state: 'password' };

export interface VerifyEmailScreenProps
  extends Omit<ResendVerificationProps, 'variant'>, VerificationPasswordProps {
  /** Idle until the mail's link is opened, then the state of the verification. */
  verification: Verification;
  /** The address that the mail was sent to. Absent when this browser does not know it. */
  email?: string | undefined;
  /** The code is also in the mail. It distinguishes the mail from a mail of another registration. */
  code?: string | undefined;
}

const HEADINGS = {
  idle: { title: 'Check your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  busy: { title: 'Verifying your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  password: { title: 'Enter your password', icon: <Mail size={28} />, tone: 'brand' },
  done: { title: 'E-mail verified', icon: <MailCheck size={28} />, tone: 'success' },
  failed: { title: 'That link did not work', icon: <MailX size={28} />, tone: 'danger' },
} as const;

/** Verifies an e-mail address. Once verified, the app continues by itself; the button does so at once. */
export function VerifyEmailScreen({
  verification,
  email,
  code,
  resend,
  onResend,
  ...password
}: VerifyEmailScreenProps) {
  const { state } = verification;
  const messages = {
    idle:
      email === undefined ? (
        'We sent a link to your address. Open it to continue with your selfie.'
      ) : (
        <>
          <span>{'We sent a link to '}</span>
          <strong>{email}</strong>
          <span>. Open it to continue with your selfie.</span>
        </>
      ),
    busy: 'One moment.',
    password: 'You did not register in this browser. Enter the password that you chose when you registered.',
    done: 'Thank you. Next comes your selfie.',
    failed:
      state === 'failed'
        ? (verification.detail ?? 'Verification failed or token is invalid/expired.')
        : undefined,
  };

  return (
    <MessageCard {...HEADINGS[state]} message={messages[state]}>
      {state === 'idle' && code !== undefined && (
        <p>
          Your mail shows the code <strong className={styles.Code}>{code}</strong>. A different code is for a
          different sign-up: use the newest e-mail.
        </p>
      )}
      {state === 'idle' && <ResendVerification resend={resend} onResend={onResend} variant="outline" />}
      {state === 'busy' && <Loader />}
      {state === 'password' && <VerificationPassword {...password} />}
      {state === 'password' && <p>Did you not register? Close this page, and no account is made.</p>}
      {state === 'done' && <ButtonLink href="/register?step=2">Continue</ButtonLink>}
      {state === 'failed' && <ResendVerification resend={resend} onResend={onResend} variant="primary" />}
      {state === 'idle' && (
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
