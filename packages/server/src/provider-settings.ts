import { isLocalHost } from './local-host.ts';
import { setting } from './setting.ts';
import { readApiKey, readSwitch, readUrl } from './setting-values.ts';

/** A provider of identities, with the client that the operator has registered there. */
export interface ProviderSettings {
  /** In addresses and in the names of its variables, for example `clinic`. */
  id: string;
  /** What people call it. */
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** Most characters of a provider's name, so that a button can hold it. */
const NAME_LENGTH = 40;

/** The settings of sign-in with the operator's own identity providers. */
export const providerSettings = {
  oidcProviders: setting({
    variable: 'OIDC_PROVIDERS',
    about:
      'OpenID Connect providers with which people may sign in, with commas between, for example `clinic,shop`. Each one needs `OIDC_CLINIC_ISSUER`, `OIDC_CLINIC_CLIENT_ID` and `OIDC_CLINIC_CLIENT_SECRET` (or `OIDC_CLINIC_CLIENT_SECRET_FILE`), and may have `OIDC_CLINIC_NAME`, which people see: docs/operating/sign-in.md.',
    fallback: '',
    fallbackNote: 'passwords and passkeys only',
    read: readProviderIds,
  }),
  oidcLink: setting({
    variable: 'OIDC_LINK',
    about:
      'How an account of a provider is linked to a member who is here already: `signed-in` needs a login first; `verified-email` also links by an address that the provider says is verified, so only for providers that check every address.',
    fallback: 'signed-in',
    read: readLinking,
  }),
  hasPasswords: setting({
    variable: 'PASSWORDS',
    about:
      '`off` lets people sign in with a provider of `OIDC_PROVIDERS` or a passkey only. Nothing is deleted, so `on` brings every password back. Ask the doctor first how many members it would lock out: docs/operating/sign-in.md.',
    fallback: 'on',
    read: readSwitch,
  }),
};

function readProviderIds(text: string): readonly string[] {
  const ids = text.split(',').flatMap((id) => id.trim() || []);
  if (!ids.every((id) => /^[a-z][a-z0-9]{0,19}$/.test(id)) || new Set(ids).size < ids.length)
    throw new Error('must be different names of small letters and digits, with commas between');
  return ids;
}

export type Linking = 'signed-in' | 'verified-email';

function readLinking(text: string): Linking {
  if (text !== 'signed-in' && text !== 'verified-email')
    throw new Error('must be signed-in or verified-email');
  return text;
}

function readIssuer(text: string): URL {
  const url = readUrl(text, ['https:', 'http:']);
  if (url.username || url.password || url.search || url.hash)
    throw new Error('must be an address without a user, a password or a query');
  if (url.protocol === 'http:' && !isLocalHost(url.hostname))
    throw new Error('must begin with https://, because everybody on the way can change plain http');
  return url;
}

function readName(text: string): string {
  if (text.length > NAME_LENGTH || /[\p{C}<>]/u.test(text))
    throw new Error(`must be at most ${NAME_LENGTH} letters on one line`);
  return text;
}

/** How people sign in where passwords are off, as in "Clinic or a passkey". Undefined where they are on. */
export function waysInstead({
  hasPasswords,
  providers,
}: {
  hasPasswords: boolean;
  providers: readonly Pick<ProviderSettings, 'name'>[];
}): string | undefined {
  if (hasPasswords) return undefined;
  return `${providers.map(({ name }) => name).join(', ')} or a passkey`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable with the secret of a provider, which may also be in a file. */
export function secretVariables(env: Environment): string[] {
  const ids = (env['OIDC_PROVIDERS'] ?? '').split(',').map((id) => id.trim());
  return ids.filter(Boolean).map((id) => `OIDC_${id.toUpperCase()}_CLIENT_SECRET`);
}

/** Reads the variables of each provider. Adds a sentence to `problems` for each that is missing or wrong. */
export function readProviders(
  env: Environment,
  ids: readonly string[],
  problems: string[],
): readonly ProviderSettings[] {
  const providers = ids.flatMap((id) => readProvider(env, id, problems) ?? []);
  const issuers = providers.map(({ issuer }) => issuer.href);
  if (new Set(issuers).size < issuers.length)
    problems.push('OIDC_PROVIDERS names two providers of one issuer: leave one of them out.');
  return providers;
}

function readProvider(env: Environment, id: string, problems: string[]): ProviderSettings | undefined {
  const before = problems.length;
  const read = <T>(part: string, parse: (text: string) => T, fallback = ''): T | undefined => {
    const variable = `OIDC_${id.toUpperCase()}_${part}`;
    const text = env[variable]?.trim() || fallback;
    try {
      if (text === '') throw new Error('is missing: OIDC_PROVIDERS names this provider');
      return parse(text);
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}.`);
      return undefined;
    }
  };
  const issuer = read('ISSUER', readIssuer);
  const clientId = read('CLIENT_ID', readApiKey);
  const clientSecret = read('CLIENT_SECRET', readApiKey);
  const name = read('NAME', readName, id.charAt(0).toUpperCase() + id.slice(1));
  if (problems.length > before || !issuer || !clientId || !clientSecret || !name) return undefined;
  return { id, name, issuer, clientId, clientSecret };
}
