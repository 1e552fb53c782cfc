import { ApiError } from './api-error.ts';
import { answer, asMultipart, type CallOptions, type ApiClient, toCallError } from './client.ts';
import { readReport, stagesOf } from './views/report.ts';
import { readScan } from './views/scan.ts';
import { readScanComparison } from './views/scan-comparison.ts';
import { readTrends } from './views/trends.ts';
import { list } from './views/values.ts';
import { readHandOver } from './views/hand-over.ts';
import type {
  FindVerdict,
  Sign,
  HandOverView,
  LatestScan,
  PhotoVerdict,
  Repeatability,
  ReportView,
  ScanComparisonView,
  ScanId,
  ScanPageView,
  ScanView,
  TrendsView,
} from '@daylit/contract';

/** A photo, and what the member says about their skin today. */
export interface PhotoUpload {
  photo: Blob;
  user_message?: string;
}

/** A page of a list: how many entries to skip and how many to return. */
export interface Page {
  offset: number;
  limit: number;
}

/** The verdict about a photo. */
export interface PhotoCheck extends PhotoVerdict {
  /** How many photos may still be checked in this hour; null when the server does not say. */
  checks_left: number | null;
}

/**
 * Asks whether a photo is good enough. One that is waits for some minutes under `checked_photo`.
 * 403 with a trigger: the photo consent is missing. 413, 415, 422: unusable file, the detail says why.
 */
export async function validatePhoto(api: ApiClient, { photo, ...rest }: PhotoUpload): Promise<PhotoCheck> {
  const call = api.POST('/api/validate-photo', { body: { file: photo, ...rest }, ...asMultipart });
  const quality = await answer(call);
  const left = (await call).response.headers.get('x-checks-left');
  return { ...quality, checks_left: left === null ? null : Number(left) };
}

/** A photo to be scanned. */
export interface ScanUpload extends PhotoUpload {
  /** The id under which the server keeps it since its check. */
  checked_photo?: string | null | undefined;
}

/**
 * Starts a scan. A checked photo is sent again only when the server does not keep it any more. 403 with a
 * trigger: an allowance is used up, or the photo consent is missing. 403 without one: the terms are not
 * accepted or the age is not known, the detail says which.
 * 413, 415, 422: unusable photo, the detail says why; nothing is stored or counted.
 */
export async function scanSkin(
  api: ApiClient,
  { photo, checked_photo, ...rest }: ScanUpload,
): Promise<ScanId> {
  const start = (body: { files: Blob[] } | { checked_photo: string }) =>
    answer(api.POST('/api/scan-skin', { body: { ...body, ...rest }, ...asMultipart }));
  if (checked_photo == null) return start({ files: [photo] });
  try {
    return await start({ checked_photo });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return start({ files: [photo] });
    throw error;
  }
}

/**
 * Measures the differences between a second photo and its scan. Stores no photo and counts as no scan. 403
 * with a trigger: the photo consent is missing. 409: the scan has one, or its five minutes are over. 413,
 * 415, 422: the photo is unusable or too different, the detail says why. 404: no such scan of this member.
 */
export function takeSecondPhoto(
  api: ApiClient,
  { id, photo }: { id: number; photo: Blob },
): Promise<Repeatability> {
  const params = { path: { id } };
  return answer(
    api.POST('/api/checkins/{id}/second-photo', { params, body: { file: photo }, ...asMultipart }),
  );
}

/** Deletes the second photo of a scan, and returns the repeatability without it. 401: nobody is signed in. */
export function removeSecondPhoto(api: ApiClient, id: number): Promise<Repeatability> {
  return answer(api.DELETE('/api/checkins/{id}/second-photo', { params: { path: { id } } }));
}

/** The differences between two photos of the member, as second photos show them. 401: nobody is signed in. */
export function getRepeatability(api: ApiClient, options: CallOptions = {}): Promise<Repeatability> {
  return answer(api.GET('/api/repeatability', options));
}

/** Number of the newest scan, null when there is none. 401: nobody is signed in. */
export function getLatestScan(api: ApiClient, options: CallOptions = {}): Promise<LatestScan> {
  return answer(api.GET('/api/checkins/latest', options));
}

/** Scans, newest first, as far back as the plan shows. 401: nobody is signed in. */
export async function listScans(
  api: ApiClient,
  page: Page,
  options: CallOptions = {},
): Promise<ScanPageView> {
  const call = api.GET('/api/checkins', { params: { query: page }, ...options });
  const scans = list(await answer(call)).map(readScan);
  const hidden = (await call).response.headers.get('x-hidden-count');
  return { scans, hidden: hidden === null ? null : Number(hidden) };
}

/** Every sign over time, as far back as the plan shows. 401: nobody is signed in. */
export async function getTrends(api: ApiClient, options: CallOptions = {}): Promise<TrendsView> {
  return readTrends(await answer(api.GET('/api/trends', options)));
}

/** The page for a doctor's visit. 401: nobody is signed in. */
export async function getHandOver(api: ApiClient, options: CallOptions = {}): Promise<HandOverView> {
  return readHandOver(await answer(api.GET('/api/hand-over', options)));
}

/**
 * Two scans side by side, the older one first, in whichever order they are named. 404: one of them is no scan
 * of this member. 422: they are the same, or one has no report; the detail says which.
 */
export async function compareScans(
  api: ApiClient,
  { id, other }: { id: number; other: number },
  options: CallOptions = {},
): Promise<ScanComparisonView> {
  const params = { path: { id }, query: { with: other } };
  return readScanComparison(await answer(api.GET('/api/checkins/{id}/comparison', { params, ...options })));
}

/**
 * Leaves a scan out of the trend, or counts it again. 404: no such scan of this member, or it has no report.
 */
export async function updateScan(
  api: ApiClient,
  { id, in_trend }: { id: number; in_trend: boolean },
): Promise<ScanView> {
  const call = api.PATCH('/api/checkins/{id}', { params: { path: { id } }, body: { in_trend } });
  return readScan(await answer(call));
}

/**
 * Deletes a scan, with its picture and report. 404: no such scan of this member, or it is deleted already.
 * 409: it is being analysed.
 */
export async function deleteScan(api: ApiClient, id: number, options: CallOptions = {}): Promise<void> {
  try {
    await api.DELETE('/api/checkins/{id}', { params: { path: { id } }, ...options });
  } catch (error) {
    throw toCallError(error);
  }
}

/**
 * Says that the find of a sign is wrong in the report of a scan. 404: no such scan of this member, or its
 * report names no concern of that sign.
 */
export async function judgeFind(
  api: ApiClient,
  { id, sign, verdict }: { id: number; sign: Sign; verdict: FindVerdict },
): Promise<ScanView> {
  const params = { path: { id, sign } };
  return readScan(await answer(api.PATCH('/api/checkins/{id}/finds/{sign}', { params, body: { verdict } })));
}

/** Takes back that a find is wrong. 404: as for the verdict. */
export async function restoreFind(
  api: ApiClient,
  { id, sign }: { id: number; sign: Sign },
): Promise<ScanView> {
  return readScan(
    await answer(api.DELETE('/api/checkins/{id}/finds/{sign}', { params: { path: { id, sign } } })),
  );
}

/** One scan. 404: no such scan of this member. */
export async function getScan(api: ApiClient, id: number, options: CallOptions = {}): Promise<ScanView> {
  return readScan(await answer(api.GET('/api/checkins/{id}', { params: { path: { id } }, ...options })));
}

/** The part of a running scan's report that one call returned. */
export interface ReportPart {
  /** Number of events that arrived, including those of unknown stages. */
  events: number;
  report: ReportView;
  /** Place of the scan among those that wait, from 1; null once its analysis has begun. */
  place: number | null;
}

/**
 * The stages after the first `after` events; none when nothing is new for `wait` seconds, 0 to 25. 404: no
 * such scan of this member.
 */
export async function listScanEvents(
  api: ApiClient,
  { id, ...query }: { id: number; after: number; wait?: number },
  options: CallOptions = {},
): Promise<ReportPart> {
  const params = { path: { id }, query };
  const call = api.GET('/api/checkins/{id}/events', { params, ...options });
  const events = list(await answer(call));
  const place = (await call).response.headers.get('x-queue-position');
  return {
    events: events.length,
    report: readReport(stagesOf(events)),
    place: place === null ? null : Number(place),
  };
}

/** The thumbnail of a scan. 404: no such thumbnail of this member. */
export function getThumbnail(api: ApiClient, filename: string, options: CallOptions = {}): Promise<Blob> {
  const params = { path: { filename } };
  return answer(api.GET('/api/thumbnails/{filename}', { params, parseAs: 'blob', ...options }));
}
