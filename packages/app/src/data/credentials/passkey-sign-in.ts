import { loginWithPasskey, startPasskeyLogin } from '@daylit/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { waitForSession } from '../sessions/log-in.ts';
import { enterSession } from '../sessions/session.ts';
import { provePasskey } from './browser-passkeys.ts';

/** Signs in with a passkey, as a login or to confirm a change. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      await loginWithPasskey(api, await provePasskey(await startPasskeyLogin(api)));
      enterSession(client, await waitForSession());
    },
  });
}
