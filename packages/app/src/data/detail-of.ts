import { ApiError } from '@daylit/api-client';

/** The sentence for the person in a failed call; undefined when there is none and the screen says its own. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.detail ?? undefined) : undefined;
}

/** The session is over: it ran out or was ended elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
