import { answer, asMultipart, type ApiClient, type CallOptions } from './client.ts';
import { readUser } from './views/user.ts';
import type { Login, LoginResult, Message, SecondFactor, Session, UserView } from '@daylit/contract';

/**
 * Signs in, or asks for the second step with `requires_2fa` and a `partial_token`.
 * 401: address and password do not fit together. 429: too many tries.
 */
export function login(api: ApiClient, credentials: Login): Promise<LoginResult> {
  return answer(api.POST('/api/login', { body: credentials, ...asMultipart }));
}

/** Finishes a two-factor sign-in with six digits or a backup code. 401: wrong code or expired token. */
export function verifyLogin(api: ApiClient, secondFactor: SecondFactor): Promise<Message> {
  return answer(api.POST('/api/2fa/verify-login', { body: secondFactor }));
}

/** Ends the current session. Answers the same when there is none. */
export function logout(api: ApiClient): Promise<Message> {
  return answer(api.POST('/api/logout'));
}

/** The person of this session. 401: nobody is signed in. */
export async function getMe(api: ApiClient, options: CallOptions = {}): Promise<UserView> {
  return readUser(await answer(api.GET('/api/me', options)));
}

/** Where the account is signed in, newest first. 401: nobody is signed in. */
export function listSessions(api: ApiClient, options: CallOptions = {}): Promise<Session[]> {
  return answer(api.GET('/api/sessions', options));
}

/** Ends one session. 404: it is not there or not the member's own. */
export function endSession(api: ApiClient, id: string): Promise<Message> {
  return answer(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
}
