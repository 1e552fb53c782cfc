import { answer, asMultipart, type ApiClient, type CallOptions } from './client.ts';
import { readUser } from './views/user.ts';
import type {
  Login,
  LoginResult,
  Message,
  PasskeyProof,
  PasskeyRequest,
  ProviderLogin,
  ProviderLoginResult,
  ProviderReturn,
  SecondFactor,
  Session,
  SignInPage,
  UserView,
} from '@daylit/contract';

/**
 * Signs in, or asks for the second factor with `requires_2fa` and a `partial_token`.
 * 401: wrong address or password. 429: too many attempts.
 */
export function login(api: ApiClient, credentials: Login): Promise<LoginResult> {
  return answer(api.POST('/api/login', { body: credentials, ...asMultipart }));
}

/**
 * Finishes a two-factor sign-in with six digits or a backup code. 401: wrong code or expired token. 429: too
 * many wrong codes.
 */
export function verifyLogin(api: ApiClient, secondFactor: SecondFactor): Promise<Message> {
  return answer(api.POST('/api/2fa/verify-login', { body: secondFactor }));
}

/** The options for signing in with a passkey. 409: this address can have none. */
export function startPasskeyLogin(api: ApiClient): Promise<PasskeyRequest> {
  return answer(api.POST('/api/passkey-login/options'));
}

/** Signs in with a passkey. 401: it is unknown or cannot be verified. 403: it is another account's. */
export function loginWithPasskey(api: ApiClient, proof: PasskeyProof): Promise<Message> {
  return answer(api.POST('/api/passkey-login', { body: proof }));
}

/** The page of a provider, where a person signs in. 404: there is no such provider. */
export function startProviderLogin(api: ApiClient, login: ProviderLogin): Promise<SignInPage> {
  return answer(api.POST('/api/provider-login/start', { body: login }));
}

/**
 * Sends what the provider has sent back. 401: the person cancelled there, or the answer does not hold. Each
 * refusal has a sentence for the person.
 */
export function loginWithProvider(api: ApiClient, returned: ProviderReturn): Promise<ProviderLoginResult> {
  return answer(api.POST('/api/provider-login', { body: returned }));
}

/** Ends the current session. Succeeds also when there is none. */
export function logout(api: ApiClient): Promise<Message> {
  return answer(api.POST('/api/logout'));
}

/** The user of this session. 401: nobody is signed in. */
export async function getMe(api: ApiClient, options: CallOptions = {}): Promise<UserView> {
  return readUser(await answer(api.GET('/api/me', options)));
}

/** The sessions of the account, newest first. 401: nobody is signed in. */
export function listSessions(api: ApiClient, options: CallOptions = {}): Promise<Session[]> {
  return answer(api.GET('/api/sessions', options));
}

/** Ends one session. 404: no such session of this member. */
export function endSession(api: ApiClient, id: string): Promise<Message> {
  return answer(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
}
