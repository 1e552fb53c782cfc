import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface ConfirmEmailChangeScreenProps {
  /** Idle and busy look the same: the link is being checked. */
  confirmation: ActionState;
  /** The URL contains no token: the screen says so, and no request was sent. Default false. */
  isLinkMissing?: boolean;
}

/** The target of the link in the mail to a new address. */
export function ConfirmEmailChangeScreen({
  confirmation,
  isLinkMissing = false,
}: ConfirmEmailChangeScreenProps) {
  const outcome = outcomeOf(confirmation, isLinkMissing);
  const isConfirmed = outcome?.tone === 'success';
  return (
    <MessageCard
      title="E-mail change"
      tone={outcome?.tone ?? 'brand'}
      icon={isConfirmed ? <MailCheck size={28} /> : <Mail size={28} />}
      message={outcome?.message ?? 'Processing...'}
    >
      {outcome === undefined ? (
        <Loader />
      ) : (
        <ButtonLink href="/account" variant={isConfirmed ? 'primary' : 'outline'}>
          Go to your account
        </ButtonLink>
      )}
    </MessageCard>
  );
}

/** The result. Undefined while there is none. */
function outcomeOf(confirmation: ActionState, isLinkMissing: boolean) {
  if (isLinkMissing) return { tone: 'danger', message: 'Missing confirmation token.' } as const;
  const failure = failureOf(confirmation, 'Invalid or expired link.');
  if (failure !== undefined) return { tone: 'danger', message: failure } as const;
  return confirmation.state === 'done'
    ? ({ tone: 'success', message: confirmation.message ?? 'Email updated successfully.' } as const)
    : undefined;
}
