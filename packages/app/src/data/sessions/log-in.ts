import { ApiError, getMe, login, logout, verifyLogin } from '@daylit/api-client';
import type { Login, UserView } from '@daylit/contract';
import { api } from '../api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SESSION_RETRY, SESSION_TRIES } from '../../lib/timings.ts';
import { enterSession, forgetSession } from './session.ts';

/** The result of a login: signed in, or asked for the second factor with this token. */
export type LoginOutcome = { step: 'done' } | { step: 'second_factor'; token: string };

/** Signs in and waits until the session works. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Login): Promise<LoginOutcome> => {
      const { requires_2fa, partial_token } = await login(api, credentials);
      if (requires_2fa) return { step: 'second_factor', token: partial_token ?? '' };
      enterSession(client, await waitForSession());
      return { step: 'done' };
    },
  });
}

/** The second factor of a login. */
export function useVerifyLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (secondFactor: { code: string; token: string }): Promise<void> => {
      await verifyLogin(api, secondFactor);
      enterSession(client, await waitForSession());
    },
  });
}

/** The user of a new session. Throws when the session does not work in time. */
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

/** Signs out. This page forgets the user even when the call fails. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      await logout(api);
    },
    onSettled: () => forgetSession(client),
  });
}
