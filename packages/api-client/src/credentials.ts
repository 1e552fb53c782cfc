import { answer, asMultipart, type ApiClient } from './client.ts';
import type {
  BackupCodes,
  Code,
  Message,
  PasswordConfirmation,
  PasswordReset,
  TwoFactorSetup,
} from '@daylit/contract';

/** Asks for a reset mail. The answer is the same for known and unknown addresses. 429: asked too often. */
export function requestPasswordReset(api: ApiClient, email: string): Promise<Message> {
  return answer(api.POST('/api/request-password-reset', { body: { email }, ...asMultipart }));
}

/** Sets a new password and ends every session. 422: wrong or expired token, or a password that is not taken. */
export function resetPassword(api: ApiClient, reset: PasswordReset): Promise<Message> {
  return answer(api.POST('/api/reset-password', { body: reset }));
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
