import KeyRound from 'lucide-react/icons/key-round';
import { failureOf, type ActionState } from '../../lib/states.ts';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';

export interface ProviderReturnScreenProps {
  /** The provider's name. */
  name: string;
  /** Busy while the server asks the provider who has signed in; failed with the reason. */
  login: ActionState;
  /** Whether somebody is signed in, whose way back is the account. */
  isMember: boolean;
}

/** Where a sign-in provider sends the browser back. Where nothing else follows, it says why. */
export function ProviderReturnScreen({ name, login, isMember }: ProviderReturnScreenProps) {
  const failure = failureOf(login, `The sign-in with ${name} failed. Please try again.`);
  return (
    <MessageCard
      icon={<KeyRound size={28} />}
      title={`Sign in with ${name}`}
      tone={failure === undefined ? 'brand' : 'danger'}
      message={failure ?? 'One moment, please…'}
    >
      {failure === undefined ? (
        <Loader />
      ) : isMember ? (
        <ButtonLink href="/account?page=sign-in" variant="outline">
          Go to your account
        </ButtonLink>
      ) : (
        <ButtonLink href="/login" variant="outline">
          Back to login
        </ButtonLink>
      )}
    </MessageCard>
  );
}
