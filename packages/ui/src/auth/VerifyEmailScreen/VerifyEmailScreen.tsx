import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../primitives/MessageCard/MessageCard.tsx';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';

export interface VerifyEmailScreenProps extends Omit<ResendVerificationProps, 'variant'> {
  /** `waiting` for the mail, `verifying` its link, then `verified` or `failed`. */
  status: 'waiting' | 'verifying' | 'verified' | 'failed';
  /** Where the mail went. Absent when this browser does not know. */
  email?: string | undefined;
  /** The server's reason for `failed`. Default: 'Verification failed or token is invalid/expired.' */
  detail?: string | undefined;
  /** What comes after `verified`: the selfie, or the login in a browser that did not register. Default `selfie`. */
  next?: 'selfie' | 'login';
}

const HEADINGS = {
  waiting: { title: 'Check your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  verifying: { title: 'Verifying your e-mail', icon: <Mail size={28} />, tone: 'brand' },
  verified: { title: 'E-mail verified', icon: <MailCheck size={28} />, tone: 'success' },
  failed: { title: 'That link did not work', icon: <MailX size={28} />, tone: 'danger' },
} as const;

const THANKS = {
  selfie: 'Thank you. Next comes your selfie.',
  login: 'Thank you. You can log in now.',
};

/** Proving that an address is one's own. The app goes on by itself after `verified`; the button is for who will not wait. */
export function VerifyEmailScreen({
  status,
  email,
  detail = 'Verification failed or token is invalid/expired.',
  next = 'selfie',
  ...resend
}: VerifyEmailScreenProps) {
  const messages = {
    waiting: (
      <>
        We sent a link to {email === undefined ? 'your address' : <strong>{email}</strong>}. Open it to
        continue with your selfie.
      </>
    ),
    verifying: 'One moment.',
    verified: THANKS[next],
    failed: detail,
  };

  return (
    <MessageCard {...HEADINGS[status]} message={messages[status]}>
      {status === 'waiting' && <ResendVerification {...resend} variant="outline" />}
      {status === 'verifying' && <Loader />}
      {status === 'verified' && next === 'selfie' && (
        <ButtonLink href="/register?step=2">Continue</ButtonLink>
      )}
      {status === 'verified' && next === 'login' && <ButtonLink href="/login">Login</ButtonLink>}
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
