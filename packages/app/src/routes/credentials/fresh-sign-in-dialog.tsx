import type { useFreshSignIn } from '../../data/credentials/fresh-sign-in.ts';
import { LazyDialog } from '../shell/lazy-dialog.tsx';

// The server asks only where the last sign-in is some time ago, so the code is loaded on demand.
const loadQuestion = () => import('./fresh-sign-in-question.tsx');

interface FreshSignInDialogProps {
  signIn: ReturnType<typeof useFreshSignIn>;
}

/** The question for a password or a passkey, while a call of `signIn` waits for it. */
export function FreshSignInDialog({ signIn: { question, answer } }: FreshSignInDialogProps) {
  if (question === undefined) return null;
  return (
    <LazyDialog
      title="Please sign in again"
      load={loadQuestion}
      isReloadable={false}
      onClose={question.cancel}
    >
      {({ FreshSignInQuestion }) => <FreshSignInQuestion question={question} answer={answer} />}
    </LazyDialog>
  );
}
