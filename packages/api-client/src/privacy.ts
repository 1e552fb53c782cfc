import { answer, type ApiClient, type CallOptions } from './client.ts';
import type {
  AccountDeletion,
  ErasureReceipt,
  Export,
  Message,
  Privacy,
  PrivacyUpdate,
} from '@daylit/contract';

/**
 * How long pictures are kept, the newest export, and what an erasure would remove. 401: nobody is signed in.
 */
export function getPrivacy(api: ApiClient, options: CallOptions = {}): Promise<Privacy> {
  return answer(api.GET('/api/privacy', options));
}

/** Changes the settings that are given. A shorter time deletes at once what is older. */
export function updatePrivacy(api: ApiClient, update: PrivacyUpdate): Promise<Privacy> {
  return answer(api.POST('/api/privacy', { body: update }));
}

/** Erases the account and everything in it. 403: wrong password. */
export function deleteAccount(api: ApiClient, deletion: AccountDeletion): Promise<ErasureReceipt> {
  return answer(api.DELETE('/api/account', { body: deletion }));
}

/** Starts the export of all data of the member. 429: the last one is still kept. */
export function startExport(api: ApiClient): Promise<Export> {
  return answer(api.POST('/api/export'));
}

/** The progress of an export, or the finished ZIP as a `Blob`. 404: no such export of this member. */
export async function getExport(
  api: ApiClient,
  id: string,
  options: CallOptions = {},
): Promise<Export | Blob> {
  const body = await answer(
    api.GET('/api/export/{id}', { params: { path: { id } }, parseAs: 'blob', ...options }),
  );
  return body.type === 'application/zip' ? body : (JSON.parse(await body.text()) as Export);
}

/** Stops an export and deletes its files. 404: no such export of this member. */
export function cancelExport(api: ApiClient, id: string): Promise<Message> {
  return answer(api.DELETE('/api/export/{id}', { params: { path: { id } } }));
}

/** The full history as a page to print, or as CSV. 403: not in this member's plan. */
export function getHistoryReport(
  api: ApiClient,
  format: 'html' | 'csv',
  options: CallOptions = {},
): Promise<Blob> {
  return answer(
    api.GET('/api/history-report', { params: { query: { format } }, parseAs: 'blob', ...options }),
  );
}
