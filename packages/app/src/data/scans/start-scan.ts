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
import { encodePhoto } from '../../photo/encode-photo.ts';
import { UnreadablePhoto } from '../../photo/unreadable-photo.ts';
import { reasonOf } from './checks-left.ts';
import { isSignedOut } from '../detail-of.ts';
import { tokenLimitMessage } from '../usage/token-limit-message.ts';

/**
 * The result of an upload. `repeated`: the server has a scan of this photo from a moment ago.
 * `consent_needed`: the photo consent is missing. `photo_refused`: the photo is the reason. `signed_out`: the
 * session is over. `failed`: any other reason.
 */
export type ScanOutcome =
  | { status: 'started'; id: number; afterId: number }
  | { status: 'repeated'; id: number }
  | { status: 'consent_needed' | 'signed_out' }
  | { status: 'photo_refused' | 'failed'; detail: string };

/** A photo as chosen, and what the member says about their skin today, which may be empty. */
export interface ScanInput {
  file: File;
  message: string;
}

const UNEXPECTED = 'Unexpected error. Please try again.';

const NETWORK_LOST = `${NETWORK_ERROR_DETAIL} Your photo is kept.`;

/** Statuses that say something about the photo. */
const PHOTO_STATUSES = new Set([413, 415, 422]);

/**
 * The whole upload, in the order of the specification: plan, token check, scan check, photo check, scan,
 * newest scan. `known` is the newest scan that this page knew before. A used-up allowance raises its event
 * and stops. A failure returns a message for the user.
 */
export async function startScan({ file, message }: ScanInput, known = 0): Promise<ScanOutcome> {
  // Encoding the photo takes about as long as the checks, so both run at the same time.
  const encoding = encodePhoto(file);
  encoding.catch(() => undefined);
  try {
    const user = await getMe(api);
    const refusal = (await refusedTokens(user)) ?? (await refusedScan(user));
    if (refusal !== null) return { status: 'failed', detail: refusal };
    const upload = { photo: await encoding, ...(message === '' ? {} : { user_message: message }) };
    return await sendPhoto(user, upload, known);
  } catch (error) {
    return failureOf(error);
  }
}

async function sendPhoto(user: UserView, upload: PhotoUpload, known: number): Promise<ScanOutcome> {
  try {
    const check = await validatePhoto(api, upload);
    if (check.status === 'fail') return { status: 'photo_refused', detail: reasonOf(check) };
    const { checked_photo } = check;
    const { id } = await scanSkin(api, { ...upload, checked_photo });
    if (id <= known) return { status: 'repeated', id };
    return { status: 'started', id, afterId: (await newestId(id)) - 1 };
  } catch (error) {
    if (error instanceof ApiError && error.trigger) raise(error.trigger, { plan: user.plan });
    return failureOf(error);
  }
}

// A check that fails for a reason other than 403 does not stop the upload: the server checks again.
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

// The scan is running, so a failure here falls back to its own number.
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
