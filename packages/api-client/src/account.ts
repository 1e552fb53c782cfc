import { answer, type ApiClient, type CallOptions } from './client.ts';
import type {
  Account,
  AccountDeletion,
  AccountUpdate,
  ErasureReceipt,
  Export,
  Message,
} from '@daylit/contract';

/** The account's details. 401: nobody is signed in. */
export function getAccount(api: ApiClient, options: CallOptions = {}): Promise<Account> {
  return answer(api.GET('/api/account', options));
}

/**
 * Changes address, name or password. A new address counts once it is confirmed from its own inbox.
 * 403: the password is wrong or must be given again (`trigger` is then `passwordNeeded`). 422: a field does
 * not fit.
 */
export function updateAccount(api: ApiClient, update: AccountUpdate): Promise<Message> {
  return answer(api.POST('/api/account', { body: update }));
}

/** Erases the account and everything in it. 403: wrong password. */
export function deleteAccount(api: ApiClient, deletion: AccountDeletion): Promise<ErasureReceipt> {
  return answer(api.DELETE('/api/account', { body: deletion }));
}

/** Starts the export of all data of the member. 429: asked too often. */
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
