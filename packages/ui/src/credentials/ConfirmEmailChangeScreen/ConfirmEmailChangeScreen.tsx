import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

/** What the button of a link does: it gives an account an address, or takes an account back. */
interface Ask {
  about: 'change' | 'undo';
  /** The server's sentence about it. */
  detail: string;
}

export interface ConfirmEmailChangeScreenProps {
  /** Busy, and idle where nothing is asked: the link is being checked. */
  confirmation: ActionState;
  /** The URL contains no token: the screen says so, and no request was sent. Default false. */
  isLinkMissing?: boolean;
  /** The link acts only with its button. Absent where opening was enough, and where the link is dead. */
  asks?: Ask | undefined;
  /** False where there are no passwords: after an undo the login leads on. Default true. */
  hasPasswords?: boolean;
  onConfirm: () => void;
}

/** The target of the links in mails about a change of the address, or of how one signs in. */
export function ConfirmEmailChangeScreen({
  confirmation,
  isLinkMissing = false,
  asks,
  hasPasswords = true,
  onConfirm,
}: ConfirmEmailChangeScreenProps) {
  const outcome = outcomeOf(confirmation, isLinkMissing);
  const isConfirmed = outcome?.tone === 'success';
  const asked = confirmation.state === 'idle' || confirmation.state === 'failed' ? asks : undefined;
  return (
    <MessageCard
      title="E-mail change"
      tone={outcome?.tone ?? 'brand'}
      icon={isConfirmed ? <MailCheck size={28} /> : <Mail size={28} />}
      message={outcome?.message ?? asked?.detail ?? 'Processing...'}
    >
      {asked ? (
        <Button onClick={onConfirm}>{BUTTONS[asked.about]}</Button>
      ) : outcome === undefined ? (
        <Loader />
      ) : isConfirmed && asks?.about === 'undo' ? (
        // The undo ended the session, so only the link for a new password leads on, or the login.
        <ButtonLink href={hasPasswords ? '/forgot-password' : '/login'} variant="outline">
          {hasPasswords ? 'Send the link again' : 'Go to the login'}
        </ButtonLink>
      ) : (
        <ButtonLink href="/account" variant={isConfirmed ? 'primary' : 'outline'}>
          Go to your account
        </ButtonLink>
      )}
    </MessageCard>
  );
}

const BUTTONS = { change: 'Use this address', undo: 'Take my account back' };

/** The result. Undefined while there is none. */
function outcomeOf(confirmation: ActionState, isLinkMissing: boolean) {
  if (isLinkMissing) return { tone: 'danger', message: 'Missing confirmation token.' } as const;
  const failure = failureOf(confirmation, 'Invalid or expired link.');
  if (failure !== undefined) return { tone: 'danger', message: failure } as const;
  return confirmation.state === 'done'
    ? ({ tone: 'success', message: confirmation.message ?? 'Email updated successfully.' } as const)
    : undefined;
}
