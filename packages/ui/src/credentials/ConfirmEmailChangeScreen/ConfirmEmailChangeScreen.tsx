import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface ConfirmEmailChangeScreenProps {
  /** Idle and busy look the same: the link is being checked. */
  confirmation: ActionState;
  /** The address held no token: says so, and nothing was asked of the server. Default false. */
  isLinkMissing?: boolean;
}

/** Where the link in the mail to a new address leads. */
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

/** How it ended. Undefined while it has not. */
function outcomeOf(confirmation: ActionState, isLinkMissing: boolean) {
  if (isLinkMissing) return { tone: 'danger', message: 'Missing confirmation token.' } as const;
  const failure = failureOf(confirmation, 'Invalid or expired link.');
  if (failure !== undefined) return { tone: 'danger', message: failure } as const;
  return confirmation.state === 'done'
    ? ({ tone: 'success', message: confirmation.message ?? 'Email updated successfully.' } as const)
    : undefined;
}
