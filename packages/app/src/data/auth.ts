import {
  acceptLegalTerms,
  ApiError,
  getMe,
  login,
  logout,
  register,
  resendVerification,
  verifyEmail,
  verifyEmailWithPassword,
  verifyLogin,
} from '@daylit/api-client';
import type { Login, Registration, UserView, VerifiedUser } from '@daylit/contract';
import { api } from './api.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SESSION_RETRY, SESSION_TRIES } from '../lib/timings.ts';
import { forgetSession, refreshSession, sessionQuery } from './session.ts';

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

/** Starts a registration, which leaves a pending session. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => register(api, registration),
    onSuccess: () => refreshSession(client),
  });
}

/**
 * Verifies an address once and refreshes the user. When it fails, it asks whether the address is verified already:
 * a second click on the link is not an error. In a browser that did not register it fails with `isPasswordNeeded`.
 */
export function useVerifyEmail(token: string | null) {
  const client = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: ['verify-email', token],
      queryFn: async (): Promise<VerifiedUser> => {
        try {
          const verified = await verifyEmail(api, token ?? '');
          await refreshSession(client);
          return verified;
        } catch (error) {
          if (isPasswordNeeded(error)) throw error;
          const user = await refreshSession(client);
          if (user?.is_email_verified) return { email: user.email };
          throw withoutFieldNames(error);
        }
      },
      enabled: token !== null,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  );
}

// 'Please fill in "token"' is for programs. A person followed a link, and the screen has words for one that is broken.
function withoutFieldNames(error: unknown): unknown {
  const isAboutForm = error instanceof ApiError && error.status === 422;
  return isAboutForm ? new ApiError({ status: 422, detail: null }, { cause: error }) : error;
}

/** Verifies an address in a browser that did not register, and signs it in. */
export function useVerifyEmailWithPassword(token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ password }: { password: string }): Promise<VerifiedUser> => {
      const verified = await verifyEmailWithPassword(api, { token: token ?? '', password });
      await refreshSession(client);
      return verified;
    },
  });
}

/** The link was opened in a browser that did not register, or the password was not that of the registration. */
export function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.trigger === 'passwordNeeded';
}

/** Whether a link is worth nothing any more, whatever is tried with it. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** Sends the verification mail again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => resendVerification(api) });
}

/** Records that the terms are accepted, then asks who the user is now. */
export function useAcceptLegalTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<UserView | null> => {
      await acceptLegalTerms(api, {
        agreed_to_terms: true,
        agreed_to_terms_date: new Date().toISOString(),
      });
      return refreshSession(client);
    },
  });
}
