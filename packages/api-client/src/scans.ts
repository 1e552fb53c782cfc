import { answer, asMultipart, type CallOptions, type ApiClient } from './client.ts';
import { readReport, stagesOf } from './views/report.ts';
import { readScan } from './views/scan.ts';
import { list } from './views/values.ts';
import type { LatestScan, PhotoQuality, ReportView, ScanId, ScanView } from '@daylit/contract';

/** A photo and what the person says about their skin today. */
export interface PhotoUpload {
  photo: Blob;
  user_message?: string;
}

/** Which page of a list: how many entries to skip and how many to take. */
export interface Page {
  offset: number;
  limit: number;
}

/**
 * Asks whether a photo is good enough. Stores nothing.
 * 403 with a trigger: the photo consent is missing. 413, 415, 422: the file cannot be used, the detail says why.
 */
export function validatePhoto(api: ApiClient, { photo, ...rest }: PhotoUpload): Promise<PhotoQuality> {
  return answer(api.POST('/api/validate-photo', { body: { file: photo, ...rest }, ...asMultipart }));
}

/**
 * Starts a scan. 403 with a trigger: an allowance is used up, or the photo consent is missing. 403 without one: the terms are
 * not accepted or the age is not known, the detail says which.
 * 413, 415, 422: the photo cannot be used, the detail says why; nothing is stored or charged.
 */
export function scanSkin(api: ApiClient, { photo, ...rest }: PhotoUpload): Promise<ScanId> {
  return answer(api.POST('/api/scan-skin', { body: { files: [photo], ...rest }, ...asMultipart }));
}

/** Number of the newest check-in, null when there is none. 401: nobody is signed in. */
export function getLatestScan(api: ApiClient, options: CallOptions = {}): Promise<LatestScan> {
  return answer(api.GET('/api/checkins/latest', options));
}

/** Check-ins, newest first, as far back as the plan shows. 401: nobody is signed in. */
export async function listScans(api: ApiClient, page: Page, options: CallOptions = {}): Promise<ScanView[]> {
  const scans = await answer(api.GET('/api/checkins', { params: { query: page }, ...options }));
  return list(scans).map(readScan);
}

/** One check-in. 404: not there, or not the member's own. */
export async function getScan(api: ApiClient, id: number, options: CallOptions = {}): Promise<ScanView> {
  return readScan(await answer(api.GET('/api/checkins/{id}', { params: { path: { id } }, ...options })));
}

/** What has come of a running report. */
export interface ReportPart {
  /** How many events that is, known ones or not. */
  events: number;
  report: ReportView;
}

/** The stages after the first `after` events; none when nothing is new. 404: not the member's own. */
export async function listScanEvents(
  api: ApiClient,
  { id, after }: { id: number; after: number },
  options: CallOptions = {},
): Promise<ReportPart> {
  const params = { path: { id }, query: { after } };
  const events = list(await answer(api.GET('/api/checkins/{id}/events', { params, ...options })));
  return { events: events.length, report: readReport(stagesOf(events)) };
}

/** The thumbnail of a scan. 404: not there, or not the member's own. */
export function getThumbnail(api: ApiClient, filename: string, options: CallOptions = {}): Promise<Blob> {
  const params = { path: { filename } };
  return answer(api.GET('/api/thumbnails/{filename}', { params, parseAs: 'blob', ...options }));
}
