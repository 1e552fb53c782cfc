import { answer, type CallOptions, type ApiClient } from './client.ts';
import type {
  Account,
  AccountDeletion,
  AccountUpdate,
  BackupCodes,
  Code,
  Consent,
  ConsentDecision,
  ErasureReceipt,
  Export,
  Message,
  PasswordConfirmation,
  Session,
  TwoFactorSetup,
} from '@daylit/contract';

/** The account's details. 401: nobody is signed in. */
export function getAccount(api: ApiClient, options: CallOptions = {}): Promise<Account> {
  return answer(api.GET('/api/account', options));
}

/**
 * Changes address, name or password. A new address counts once it is confirmed from its own inbox.
 * 403: the password is asked for once more. 422: a field does not fit.
 */
export function updateAccount(api: ApiClient, update: AccountUpdate): Promise<Message> {
  return answer(api.POST('/api/account', { body: update }));
}

/** Erases the account and everything in it. 403: wrong password. */
export function deleteAccount(api: ApiClient, deletion: AccountDeletion): Promise<ErasureReceipt> {
  return answer(api.DELETE('/api/account', { body: deletion }));
}

/** Confirms a new address with the token of the mail. 422: wrong or expired token. */
export function confirmEmailChange(api: ApiClient, token: string): Promise<Message> {
  return answer(api.GET('/api/confirm-email-change', { params: { query: { token } } }));
}

/** Starts two-factor setup. 403: the password is asked for once more. 409: it is already on. */
export function setupTwoFactor(
  api: ApiClient,
  confirmation: PasswordConfirmation = {},
): Promise<TwoFactorSetup> {
  return answer(api.POST('/api/2fa/setup', { body: confirmation }));
}

/** Turns two-factor sign-in on. The backup codes are shown this once. 422: wrong code. */
export function verifyTwoFactor(api: ApiClient, code: Code): Promise<BackupCodes> {
  return answer(api.POST('/api/2fa/verify', { body: code }));
}

/** Turns two-factor sign-in off. 422: wrong code. */
export function disableTwoFactor(api: ApiClient, code: Code): Promise<Message> {
  return answer(api.POST('/api/2fa/disable', { body: code }));
}

/** Replaces the backup codes. 403: the password is asked for once more. */
export function regenerateBackupCodes(
  api: ApiClient,
  confirmation: PasswordConfirmation = {},
): Promise<BackupCodes> {
  return answer(api.POST('/api/2fa/backup-codes', { body: confirmation }));
}

/** Where the account is signed in, newest first. 401: nobody is signed in. */
export function listSessions(api: ApiClient, options: CallOptions = {}): Promise<Session[]> {
  return answer(api.GET('/api/sessions', options));
}

/** Ends one session. 404: it is not there or not the member's own. */
export function endSession(api: ApiClient, id: string): Promise<Message> {
  return answer(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
}

/** What the member has agreed to, with the texts. 401: nobody is signed in. */
export function listConsents(api: ApiClient, options: CallOptions = {}): Promise<Consent[]> {
  return answer(api.GET('/api/consents', options));
}

/** Gives or withdraws a consent. 422: a purpose that does not apply here. */
export function recordConsent(api: ApiClient, decision: ConsentDecision): Promise<Consent> {
  return answer(api.POST('/api/consents', { body: decision }));
}

/** Starts the export of everything the member gave or got. 429: asked too often. */
export function startExport(api: ApiClient): Promise<Export> {
  return answer(api.POST('/api/export'));
}

/** The progress of an export, or the finished ZIP as a `Blob`. 404: not there, or not the member's own. */
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
