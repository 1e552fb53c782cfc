import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface ConfirmEmailChangeScreenProps {
  /** `missing_token` when the address held none: nothing was asked of the server. */
  status: 'processing' | 'confirmed' | 'failed' | 'missing_token';
  /** The server's sentence for `confirmed`. Default: 'Email updated successfully.' */
  message?: string | undefined;
  /** The server's reason for `failed`. Default: 'Invalid or expired link.' */
  detail?: string | undefined;
}

/** Where the link in the mail to a new address leads. */
export function ConfirmEmailChangeScreen({
  status,
  message = 'Email updated successfully.',
  detail = 'Invalid or expired link.',
}: ConfirmEmailChangeScreenProps) {
  const states = {
    processing: { tone: 'brand', icon: <Mail size={28} />, message: 'Processing...' },
    confirmed: { tone: 'success', icon: <MailCheck size={28} />, message },
    failed: { tone: 'danger', icon: <Mail size={28} />, message: detail },
    missing_token: { tone: 'danger', icon: <Mail size={28} />, message: 'Missing confirmation token.' },
  } as const;

  return (
    <MessageCard title="E-mail change" {...states[status]}>
      {status === 'processing' ? (
        <Loader />
      ) : (
        <ButtonLink href="/account" variant={status === 'confirmed' ? 'primary' : 'outline'}>
          Go to your account
        </ButtonLink>
      )}
    </MessageCard>
  );
}
