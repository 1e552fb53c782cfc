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
import { refreshSession } from '../sessions/session.ts';

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
