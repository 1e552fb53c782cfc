import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { Account, AccountUpdate, Message } from '@daylit/contract';

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
