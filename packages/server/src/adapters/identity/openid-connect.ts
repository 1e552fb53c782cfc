import { hash } from 'node:crypto';
import type * as Oidc from 'openid-client';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { IdentityProviders, ProvenIdentity } from '../../modules/sign-in/ports.ts';
import type { ProviderSettings } from '../../provider-settings.ts';

/** Longest wait for an answer of a provider, in seconds. */
const TIMEOUT = 10;

/** A provider's addresses are read again after this time, in milliseconds. */
const KEPT = 60 * 60 * 1000;

// Loaded by the first sign-in: it makes Node warn of experimental ciphers, which concern no other server.
const load = (): Promise<typeof Oidc> => import('openid-client');

interface Options {
  providers: readonly ProviderSettings[];
  clock: Clock;
  log: Logger;
  /** The address that people use. */
  publicUrl(): string;
}

/** Signs in at OpenID Connect providers by the authorization code flow with PKCE, state and nonce. */
export function createOpenIdProviders({ providers, clock, log, publicUrl }: Options): IdentityProviders {
  const known = new Map<string, { config: Oidc.Configuration; since: number }>();

  function find(id: string): ProviderSettings {
    const provider = providers.find((candidate) => candidate.id === id);
    if (!provider) throw new Refusal('not_found', { detail: 'There is no such way to sign in here.' });
    return provider;
  }

  async function discover(provider: ProviderSettings): Promise<Oidc.Configuration> {
    const kept = known.get(provider.id);
    if (kept && clock().getTime() - kept.since < KEPT) return kept.config;
    const config = await configurationOf(provider);
    known.set(provider.id, { config, since: clock().getTime() });
    return config;
  }

  // One address for each provider, so that the answer of one is never taken for that of another.
  const addressOf = (id: string) => `${publicUrl()}/continue/${id}`;

  /** What a provider answers, or a refusal with a sentence for the person. */
  async function ask<Answer>({ id, name }: ProviderSettings, asking: () => Promise<Answer>): Promise<Answer> {
    try {
      return await asking();
    } catch (error) {
      // Neither message nor cause: they can hold a token or an address.
      const { code } = error as { code?: unknown };
      log.warn({ provider: id, error: (error as Error).name, code }, 'a sign-in with a provider failed');
      throw refusalOf(error, name);
    }
  }

  return {
    nameOf: (id) => providers.find((provider) => provider.id === id)?.name ?? id,

    pageOf(id, token) {
      const provider = find(id);
      return ask(provider, async () => {
        const oidc = await load();
        const { state, nonce, verifier } = secretsOf(token);
        const page = oidc.buildAuthorizationUrl(await discover(provider), {
          redirect_uri: addressOf(id),
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return page.href;
      });
    },

    identify(id, query, token) {
      const provider = find(id);
      return ask(provider, async () => {
        const oidc = await load();
        const config = await discover(provider);
        const { state, nonce, verifier } = secretsOf(token);
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${addressOf(id)}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is no ID token.');
        const { iss: issuer, sub: subject } = claims;
        const told =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
            : claims;
        return { issuer, subject, provider: id, ...emailOf(told) };
      });
    },
  };
}

/** Reads a provider's own document. Throws when its issuer is another one. */
export async function configurationOf({
  issuer,
  clientId,
  clientSecret,
}: ProviderSettings): Promise<Oidc.Configuration> {
  const oidc = await load();
  return oidc.discovery(issuer, clientId, undefined, clientAuthentication(oidc, clientSecret), {
    timeout: TIMEOUT,
    execute: [
      // Otherwise the signature of a token is trusted because of the connection that brought it.
      oidc.enableNonRepudiationChecks,
      // The settings allow http on this machine only.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Sends the secret as the provider's document asks; a provider that says nothing takes a header. */
function clientAuthentication(
  { ClientSecretBasic, ClientSecretPost }: typeof Oidc,
  secret: string,
): Oidc.ClientAuth {
  const [byHeader, byBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? byHeader : byBody)(server, ...rest);
  };
}

/** The one-time values of a sign-in, all of which follow from the token in the browser's cookie. */
function secretsOf(token: string): { state: string; nonce: string; verifier: string } {
  const derive = (name: string) => hash('sha256', `${name} ${token}`, 'base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

function emailOf(told: Record<string, unknown>): Pick<ProvenIdentity, 'email' | 'isEmailVerified'> {
  const { email, email_verified: isVerified } = told;
  if (typeof email !== 'string' || !/^[^\s<>@]+@[^\s<>@]+$/.test(email) || email.length > 254)
    return { email: null, isEmailVerified: false };
  return { email, isEmailVerified: isVerified === true };
}

/** Codes of the library for an answer that is no answer: none in time, or not of a provider. */
const AWAY = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function refusalOf(cause: unknown, name: string): Refusal {
  if ((cause as { error?: unknown }).error === 'access_denied')
    return new Refusal('login_failed', { detail: `You cancelled at ${name}. Nothing has changed here.` });
  const isAway = cause instanceof TypeError || AWAY.has(String((cause as { code?: unknown }).code));
  return isAway
    ? new Refusal('busy', { detail: `${name} does not answer right now. Please try again in a moment.` })
    : new Refusal('login_failed', {
        detail: `The answer of ${name} could not be used, so nobody is signed in. Please try again.`,
      });
}
