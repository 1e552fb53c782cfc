import {
  ApiError,
  register,
  resendVerification,
  verifyEmail,
  verifyEmailWithPassword,
} from '@daylit/api-client';
import type { Registration, VerifiedUser } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshAfterSignIn, refreshSession } from '../sessions/session.ts';

/** Starts a registration, which opens a pending session. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => register(api, registration),
    onSuccess: () => refreshAfterSignIn(client),
  });
}

/**
 * Verifies an address once and refreshes the user. When that fails, checks whether the address is verified
 * already, because a second click on the link is not an error. Fails with `isPasswordNeeded` in a browser
 * other than the one that registered.
 */
export function useVerifyEmail(token: string | null) {
  const client = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: ['verify-email', token],
      queryFn: async (): Promise<VerifiedUser> => {
        try {
          const verified = await verifyEmail(api, token ?? '');
          await refreshAfterSignIn(client);
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

// 'Please fill in "token"' makes no sense to somebody who followed a link: the screen has its own text.
function withoutFieldNames(error: unknown): unknown {
  const isAboutForm = error instanceof ApiError && error.status === 422;
  return isAboutForm ? new ApiError({ status: 422, detail: null }, { cause: error }) : error;
}

/** Verifies an address in a browser other than the one that registered, and signs in. */
export function useVerifyEmailWithPassword(token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ password }: { password: string }): Promise<VerifiedUser> => {
      const verified = await verifyEmailWithPassword(api, { token: token ?? '', password });
      await refreshAfterSignIn(client);
      return verified;
    },
  });
}

/** The link was opened in a browser other than the one that registered, or the password was wrong. */
export function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.trigger === 'passwordNeeded';
}

/** The link is invalid for good, whatever the password. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** Sends the verification mail again. */
export function useResendVerification() {
  return useMutation({ mutationFn: () => resendVerification(api) });
}
