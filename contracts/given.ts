/**
 * A value that a state returns for the request: the session cookie, the token of a mail or of a login, a code
 * of a second factor, the id of something or of an export, the name of a thumbnail or of a calendar file, the
 * date of today, what a device answers for a passkey, or the cookie of a sign-in with a provider and the
 * query with which the provider sends the browser back.
 */
export type Given =
  | 'session'
  | 'token'
  | 'code'
  | 'id'
  | 'thumbnail'
  | 'export'
  | 'calendar'
  | 'date'
  | 'passkey'
  | 'client_data'
  | 'attestation'
  | 'authenticator_data'
  | 'signature'
  | 'provider_login'
  | 'query';

/** A precondition at the provider before an interaction. */
export interface State {
  /** What the provider must set up, for the author of the handler. */
  means: string;
  /** Values of the provider that the request needs. */
  gives: readonly Given[];
}
