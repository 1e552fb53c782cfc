import { ApiError } from '@daylit/api-client';
import { UnreadablePhoto } from '../photo/encode-photo.ts';

/** The sentence for the person in a failed call; undefined when there is none and the screen says its own. */
export function detailOf(error: unknown): string | undefined {
  if (error instanceof UnreadablePhoto) return error.message;
  return error instanceof ApiError ? (error.detail ?? undefined) : undefined;
}

/** There is nothing under this number, or it is somebody else's. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The session is over: it ran out or was ended elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
