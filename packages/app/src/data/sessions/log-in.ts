import { ApiError, getMe, login, logout, verifyLogin } from '@daylit/api-client';
import type { Login, UserView } from '@daylit/contract';
import { api } from '../api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SESSION_RETRY, SESSION_TRIES } from '../../lib/timings.ts';
import { forgetSession, sessionQuery } from './session.ts';

/** What a login leads to: the product, or the second step with its token. */
export type LoginOutcome = { step: 'done' } | { step: 'second_factor'; token: string };

/** Signs in and waits until the session answers. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Login): Promise<LoginOutcome> => {
      const { requires_2fa, partial_token } = await login(api, credentials);
      if (requires_2fa) return { step: 'second_factor', token: partial_token ?? '' };
      client.setQueryData(sessionQuery.queryKey, await waitForSession());
      return { step: 'done' };
    },
  });
}

/** The second step of a login. */
export function useVerifyLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (secondFactor: { code: string; token: string }): Promise<void> => {
      await verifyLogin(api, secondFactor);
      client.setQueryData(sessionQuery.queryKey, await waitForSession());
    },
  });
}

/** The user of a session that was made a moment ago. Throws when it does not answer in time. */
export async function waitForSession(): Promise<UserView> {
  for (let tries = 1; ; tries++) {
    try {
      return await getMe(api);
    } catch (error) {
      if (tries === SESSION_TRIES) throw sessionNotReady(error);
      await new Promise((resolve) => setTimeout(resolve, SESSION_RETRY));
    }
  }
}

function sessionNotReady(cause: unknown): ApiError {
  const detail = "Login succeeded, but your session isn't ready. Please try again.";
  return new ApiError({ status: 0, detail }, { cause });
}

/** Signs out. The person is out of this page even when the call fails. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      await logout(api);
    },
    onSettled: () => forgetSession(client),
  });
}
