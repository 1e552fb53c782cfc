import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { ProvenIdentity } from './identity-ports.ts';

/** How long a browser may take at a provider, or to finish a registration after it, in milliseconds. */
export const PROVIDER_LOGIN_LIFETIME = 20 * 60 * 1000;

/** A browser that was sent to a provider. */
export interface ProviderLogin {
  provider: string;
  /** The member who links the account there; null for a sign-in. */
  user_id: number | null;
}

/** Sign-ins with a provider that are under way. The browser holds the token of its own in a cookie. */
export interface ProviderLogins {
  /** Begins one with a new token. */
  begin(token: string, login: ProviderLogin): Promise<void>;
  /** Uses it up, before the provider's answer is looked at. Undefined when it is unknown, used or too old. */
  spend(token: string | undefined): Promise<ProviderLogin | undefined>;
  /** Keeps an identity that nobody here has, until its registration is finished. Returns a new token. */
  keep(identity: ProvenIdentity): Promise<string>;
  /** Uses up what `keep` has kept. */
  take(transaction: DbTransaction, token: string | undefined): Promise<ProvenIdentity | undefined>;
}

export function createProviderLogins({ db, clock }: { db: Db; clock: Clock }): ProviderLogins {
  async function insert(token: string, login: ProviderLogin, identity: ProvenIdentity | null): Promise<void> {
    const expires_at = new Date(clock().getTime() + PROVIDER_LOGIN_LIFETIME);
    await db
      .insertInto('provider_logins')
      .values({ ...login, token_hash: hashToken(token), identity: identity && jsonb(identity), expires_at })
      .execute();
  }

  async function remove(connection: Db, token: string | undefined, isProven: boolean) {
    if (token === undefined) return undefined;
    const login = await connection
      .deleteFrom('provider_logins')
      .where('token_hash', '=', hashToken(token))
      .where('identity', isProven ? 'is not' : 'is', null)
      .returning(['provider', 'user_id', 'identity', 'expires_at'])
      .executeTakeFirst();
    return login && login.expires_at > clock() ? login : undefined;
  }

  return {
    begin: (token, login) => insert(token, login, null),
    spend: (token) => remove(db, token, false),
    async keep(identity) {
      const token = createToken();
      await insert(token, { provider: identity.provider, user_id: null }, identity);
      return token;
    },
    async take(transaction, token) {
      const login = await remove(transaction, token, true);
      return login?.identity ?? undefined;
    },
  };
}
