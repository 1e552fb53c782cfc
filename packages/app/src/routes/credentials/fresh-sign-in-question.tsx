import { ConfirmPasswordModal } from '@daylit/ui';
import type { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { useIdentities } from '../../data/credentials/identities.ts';
import { usePasskeys } from '../../data/credentials/passkeys.ts';
import { useProviderChoice } from '../../hooks/use-provider-choice.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { actionState, formState } from '../states.ts';

type SignIn = ReturnType<typeof useFreshSignIn>;

interface FreshSignInQuestionProps {
  question: NonNullable<SignIn['question']>;
  answer: SignIn['answer'];
}

/** The open question for a password or a passkey. */
export function FreshSignInQuestion({ question, answer }: FreshSignInQuestionProps) {
  const { data } = usePasskeys();
  const identities = useIdentities().data;
  const { providers, opening } = useProviderChoice();
  const hasPasswords = useHasPasswords();
  const own = providers.filter(({ id }) => identities?.identities.some(({ provider }) => provider === id));
  const hasPasskeys = data?.unavailable_reason === null && data.passkeys.length > 0;
  return (
    <ConfirmPasswordModal
      confirmation={formState(answer, ['current_password'])}
      reason={question.reason}
      onConfirm={(proof) => answer.mutate(proof)}
      onPasskey={hasPasskeys ? () => answer.mutate('passkey') : undefined}
      elsewhere={
        own.length > 0
          ? { providers: own, opening: actionState(opening), onContinue: (id) => opening.mutate(id) }
          : undefined
      }
      hasPassword={hasPasswords && identities?.has_password !== false}
      onClose={question.cancel}
    />
  );
}
