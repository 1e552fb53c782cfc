import { ApiError } from '@daylit/api-client';
import type { PasswordConfirmation } from '@daylit/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasskeySignIn } from './passkey-sign-in.ts';
import { SignInCancelled } from './sign-in-cancelled.ts';

/** Repeats a call until the server accepts the sign-in. */
export type RunFresh = <Answer>(call: (proof: PasswordConfirmation) => Promise<Answer>) => Promise<Answer>;

/** What the dialog shows and does while a call waits for a sign-in. */
interface Question {
  /** The reason of the question. */
  reason: string | undefined;
  /** Repeats the call. Rejects while the question stays open. */
  answer(proof: PasswordConfirmation): Promise<void>;
  cancel(): void;
}

/**
 * Runs calls that need a sign-in of the last 15 minutes. When the server asks for it, `question` is defined
 * until the member has answered; then the call continues. A closed question rejects the call with
 * `SignInCancelled`.
 */
export function useFreshSignIn() {
  const [question, setQuestion] = useState<Question>();
  const passkey = usePasskeySignIn();
  const answer = useMutation({
    mutationFn: async (proof: PasswordConfirmation | 'passkey'): Promise<void> => {
      if (proof === 'passkey') await passkey.mutateAsync();
      await question?.answer(proof === 'passkey' ? {} : proof);
    },
  });

  const run: RunFresh = async <Answer>(call: (proof: PasswordConfirmation) => Promise<Answer>) => {
    try {
      return await call({});
    } catch (error) {
      if (!isAsked(error)) throw error;
      answer.reset();
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const end = () => setQuestion(undefined);
      setQuestion({
        reason: error.detail ?? undefined,
        cancel() {
          end();
          reject(new SignInCancelled());
        },
        async answer(proof) {
          const outcome = await tryAgain(() => call(proof));
          end();
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        },
      });
      return promise;
    }
  };
  return { run, question, answer };
}

/** Repeats the call. Rejects when the member should answer again. */
async function tryAgain<Answer>(
  call: () => Promise<Answer>,
): Promise<{ value: Answer } | { error: unknown }> {
  try {
    return { value: await call() };
  } catch (error) {
    if (isAsked(error) || isWorthAnotherTry(error)) throw error;
    return { error };
  }
}

function isAsked(error: unknown): error is ApiError {
  return error instanceof ApiError && error.trigger === 'passwordNeeded';
}

/** Too many wrong passwords, or no network: the same answer may work later. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status === 0);
}
