// What signing in needs from the operator's identity providers.

/** An account at a provider: the issuer says who it is, and nobody else uses this subject there. */
export interface Identity {
  issuer: string;
  subject: string;
  /** The provider's id in the settings at this time. */
  provider: string;
}

/** What a provider says about who has just signed in there. */
export interface ProvenIdentity extends Identity {
  /** Null where the provider tells no address. */
  email: string | null;
  isEmailVerified: boolean;
}

/** Without the address, which is not stored with a member's account at a provider. */
export function accountOf({ issuer, subject, provider }: ProvenIdentity): Identity {
  return { issuer, subject, provider };
}

/** What somebody reads whose sign-in with a provider is too long ago, used, or of another browser. */
export const PROVIDER_LOGIN_OVER = 'This sign-in is no longer open in this browser. Please start again.';

/** The identity providers of the settings. */
export interface IdentityProviders {
  /** What people call it; its id where the settings name it no longer. */
  nameOf(provider: string): string;
  /**
   * The provider's page, where a person signs in. Throws a 404 for an unknown provider, and a 503 when it
   * does not answer.
   */
  pageOf(provider: string, token: string): Promise<string>;
  /**
   * The account that was used there, from the query with which the provider sent the browser back. `token`
   * is that of `pageOf`. Throws a 401 when the person cancelled or the answer does not hold, and a 503 when
   * the provider does not answer.
   */
  identify(provider: string, query: string, token: string): Promise<ProvenIdentity>;
}
