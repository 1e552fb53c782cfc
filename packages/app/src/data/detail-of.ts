import { ApiError } from '@daylit/api-client';
import { UnreadablePhoto } from '../photo/unreadable-photo.ts';

/** The message for the user in a failed call; undefined when there is none, and the screen shows its own. */
export function detailOf(error: unknown): string | undefined {
  if (error instanceof UnreadablePhoto) return error.message;
  return error instanceof ApiError ? (error.detail ?? undefined) : undefined;
}

/** The field of the request that was refused; undefined where the reason is no single field. */
export function fieldOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.field ?? undefined) : undefined;
}

/** The number names nothing, or something of another member. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The session has expired or was ended elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** No answer came from the server. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** An answer came that is not what the call promises. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof SyntaxError;
}
