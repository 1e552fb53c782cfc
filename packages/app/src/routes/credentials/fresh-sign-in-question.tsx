import { ConfirmPasswordModal } from '@daylit/ui';
import type { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { usePasskeys } from '../../data/credentials/passkeys.ts';
import { formState } from '../states.ts';

type SignIn = ReturnType<typeof useFreshSignIn>;

interface FreshSignInQuestionProps {
  question: NonNullable<SignIn['question']>;
  answer: SignIn['answer'];
}

/** The open question for a password or a passkey. */
export function FreshSignInQuestion({ question, answer }: FreshSignInQuestionProps) {
  const { data } = usePasskeys();
  const hasPasskeys = data?.unavailable_reason === null && data.passkeys.length > 0;
  return (
    <ConfirmPasswordModal
      confirmation={formState(answer, ['current_password'])}
      reason={question.reason}
      onConfirm={(proof) => answer.mutate(proof)}
      onPasskey={hasPasskeys ? () => answer.mutate('passkey') : undefined}
      onClose={question.cancel}
    />
  );
}
