import {
  ApiError,
  checkScanLimit,
  checkTokenLimit,
  getLatestScan,
  getMe,
  NETWORK_ERROR_DETAIL,
  scanSkin,
  validatePhoto,
  type PhotoUpload,
} from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { api } from '../api.ts';
import { type AppEvent, raise } from '../../lib/events.ts';
import { encodePhoto, UnreadablePhoto } from '../../photo/encode-photo.ts';
import { isSignedOut } from '../detail-of.ts';
import { tokenLimitMessage } from '../usage/token-limit-message.ts';

/**
 * What became of an upload. `consent_needed` asks for the photo consent first; `photo_refused` is about the photo itself,
 * `signed_out` about the session, `failed` about anything else.
 */
export type ScanOutcome =
  | { status: 'started'; id: number; afterId: number }
  | { status: 'consent_needed' | 'signed_out' }
  | { status: 'photo_refused' | 'failed'; detail: string };

/** A photo as chosen, and what the person says about their skin today; may be empty. */
export interface ScanInput {
  file: File;
  message: string;
}

const UNEXPECTED = 'Unexpected error. Please try again.';

const NETWORK_LOST = `${NETWORK_ERROR_DETAIL} Your photo is kept.`;

/** Statuses that say something about the photo. */
const PHOTO_STATUSES = new Set([413, 415, 422]);

/**
 * The whole upload, in the order of the specification: plan, token check, scan check, photo check, scan, newest check-in.
 * A used-up allowance raises its event and stops. A failure comes back as a sentence.
 */
export async function startScan({ file, message }: ScanInput): Promise<ScanOutcome> {
  // Reading and shrinking the photo takes as long as the checks do, so both happen at the same time.
  const encoding = encodePhoto(file);
  encoding.catch(() => undefined);
  try {
    const user = await getMe(api);
    const refusal = (await refusedTokens(user)) ?? (await refusedScan(user));
    if (refusal !== null) return { status: 'failed', detail: refusal };
    const upload = { photo: await encoding, ...(message === '' ? {} : { user_message: message }) };
    return await sendPhoto(user, upload);
  } catch (error) {
    return failureOf(error);
  }
}

async function sendPhoto(user: UserView, upload: PhotoUpload): Promise<ScanOutcome> {
  try {
    const { status, reason } = await validatePhoto(api, upload);
    if (status === 'fail') return { status: 'photo_refused', detail: reason };
    const { id } = await scanSkin(api, upload);
    return { status: 'started', id, afterId: (await newestId(id)) - 1 };
  } catch (error) {
    if (error instanceof ApiError && error.trigger) raise(error.trigger, { plan: user.plan });
    return failureOf(error);
  }
}

// A check that fails for another reason than its own "no" must not keep anybody from scanning: the server asks again.
async function refusedTokens(user: UserView): Promise<string | null> {
  const refusal = await forbiddenBy(checkTokenLimit(api));
  if (refusal === null) return null;
  const event = tokenEvent(refusal.detail);
  if (event === null) return refusal.detail ?? UNEXPECTED;
  raise(event, { plan: user.plan });
  return tokenLimitMessage(user, new Date());
}

function tokenEvent(detail: string | null): AppEvent | null {
  if (detail === 'fair_use_exceeded') return 'usageLimitExceeded';
  return detail === 'upgrade_needed' ? 'upgradeNeeded' : null;
}

async function refusedScan(user: UserView): Promise<string | null> {
  const refusal = await forbiddenBy(checkScanLimit(api));
  if (refusal === null) return null;
  if (refusal.trigger) raise(refusal.trigger, { plan: user.plan });
  return refusal.detail ?? UNEXPECTED;
}

async function forbiddenBy(check: Promise<unknown>): Promise<ApiError | null> {
  try {
    await check;
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === 403 ? error : null;
  }
}

// The scan runs; not knowing the newest number must not hide it.
async function newestId(startedId: number): Promise<number> {
  try {
    const { id } = await getLatestScan(api);
    return id ?? startedId;
  } catch {
    return startedId;
  }
}

function failureOf(error: unknown): ScanOutcome {
  if (error instanceof UnreadablePhoto) return { status: 'photo_refused', detail: error.message };
  if (!(error instanceof ApiError)) throw error;
  if (isSignedOut(error)) return { status: 'signed_out' };
  if (error.status === 0) return { status: 'failed', detail: NETWORK_LOST };
  if (error.trigger === 'photoConsentNeeded') return { status: 'consent_needed' };
  const status = PHOTO_STATUSES.has(error.status) ? 'photo_refused' : 'failed';
  return { status, detail: error.detail ?? UNEXPECTED };
}
