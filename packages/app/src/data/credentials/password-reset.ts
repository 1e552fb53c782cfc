import { requestPasswordReset, resetPassword } from '@daylit/api-client';
import type { PasswordReset } from '@daylit/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { forgetSession } from '../sessions/session.ts';

/** Asks for a mail with a link for a new password. */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: ({ email }: { email: string }) => requestPasswordReset(api, email) });
}

/** Sets the password with the token of a mail. Every session ends, including this browser's. */
export function useResetPassword(token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Omit<PasswordReset, 'token'>) =>
      resetPassword(api, { ...chosen, token: token ?? '' }),
    onSuccess: () => forgetSession(client),
  });
}
