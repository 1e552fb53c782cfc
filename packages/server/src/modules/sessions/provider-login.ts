import type { ProviderReturn } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { createToken } from '../../tokens.ts';
import type { Linking } from '../../provider-settings.ts';
import type { Identities, SecondFactors } from '../credentials/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import {
  accountOf,
  type Browser,
  type IdentityProviders,
  type Passwords,
  type ProvenIdentity,
  type ProviderLogins,
  type SessionStarter,
  type SignedIn,
  PROVIDER_LOGIN_OVER,
} from '../sign-in/ports.ts';
import type { LoginSteps } from './login-steps.ts';

/** What a person who has signed in at a provider comes to. */
export type ProviderOutcome =
  | { signedIn: SignedIn }
  | { partialToken: string }
  /** Nobody here has this account there: a registration follows, by the token of a cookie. */
  | { registration: { email: string | null }; token: string }
  | { isLinked: true };

/** Signs in with an account at a provider. The member's own second factor is asked for as always. */
export interface ProviderLogin {
  /** The provider's page, and the token for the cookie of the browser that goes there. */
  start(provider: string): Promise<{ url: string; token: string }>;
  /**
   * Reads the answer with which the provider has sent the browser back. `token` is that of the cookie. Throws
   * a 401 when the answer does not hold, a 403 or a 409 when it belongs to another account.
   */
  finish(answer: ProviderReturn, token: string | undefined, browser: Browser): Promise<ProviderOutcome>;
}

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  providers: IdentityProviders;
  providerLogins: ProviderLogins;
  identities: Identities;
  secondFactors: SecondFactors;
  steps: LoginSteps;
  starter: SessionStarter;
  linking: Linking;
}

export function createProviderLogin(dependencies: Dependencies): ProviderLogin {
  const { db, locks, members, passwords, providers, providerLogins, identities } = dependencies;
  const { secondFactors, steps, starter, linking } = dependencies;

  /** Links the account to the member who asked for it, in the browser that asked. */
  async function link(identity: ProvenIdentity, userId: number, { session }: Browser): Promise<void> {
    if (session?.kind !== 'member' || session.member.id !== userId)
      throw new Refusal('not_allowed', { detail: OTHER_SESSION });
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      await identities.link(transaction, { session, member: session.member }, identity);
    });
  }

  async function signIn(
    transaction: DbTransaction,
    userId: number,
    { identity, browser }: { identity: ProvenIdentity; browser: Browser },
  ): Promise<ProviderOutcome> {
    await locks.lockMember(transaction, userId);
    if (!(await identities.use(transaction, identity)))
      throw new Refusal('login_failed', { detail: PROVIDER_LOGIN_OVER });
    if (await secondFactors.isOn(transaction, userId))
      return { partialToken: await steps.begin(transaction, userId) };
    return { signedIn: await starter.signIn(transaction, userId, browser) };
  }

  /** The owner of an address that the provider has verified, if an account has it. */
  async function meetOwner(
    transaction: DbTransaction,
    identity: ProvenIdentity,
    browser: Browser,
  ): Promise<ProviderOutcome | undefined> {
    const { email, isEmailVerified } = identity;
    if (email === null || !isEmailVerified) return undefined;
    const owner = await members.findByEmail(emailKey(email), transaction);
    if (!owner) return undefined;
    if (linking === 'signed-in')
      throw new Refusal('conflict', {
        detail: linkFirst(providers.nameOf(identity.provider), passwords.instead),
      });
    await locks.lockMember(transaction, owner.id);
    if (await secondFactors.isOn(transaction, owner.id))
      return { partialToken: await steps.begin(transaction, owner.id, accountOf(identity)) };
    await identities.link(transaction, { member: owner, session: null }, identity);
    return { signedIn: await starter.signIn(transaction, owner.id, browser) };
  }

  return {
    async start(provider) {
      const token = createToken();
      const url = await providers.pageOf(provider, token);
      await providerLogins.begin(token, { provider, user_id: null });
      return { url, token };
    },

    async finish({ provider, query }, token, browser) {
      const login = await providerLogins.spend(token);
      // With the provider it was begun with, or one provider could pass off another's answer as its own.
      if (token === undefined || !login || login.provider !== provider)
        throw new Refusal('login_failed', { detail: PROVIDER_LOGIN_OVER });
      const identity = await providers.identify(provider, query, token);
      if (login.user_id !== null) {
        await link(identity, login.user_id, browser);
        return { isLinked: true };
      }
      const userId = await identities.find(identity);
      const { session } = browser;
      if (session?.kind === 'member' && session.member.id !== userId)
        throw new Refusal('not_allowed', { detail: notYours(providers.nameOf(provider)) });
      const outcome = await inTransaction(db, (transaction) =>
        userId === undefined
          ? meetOwner(transaction, identity, browser)
          : signIn(transaction, userId, { identity, browser }),
      );
      if (outcome) return outcome;
      const email = identity.isEmailVerified ? identity.email : null;
      return { registration: { email }, token: await providerLogins.keep(identity) };
    },
  };
}

const OTHER_SESSION =
  'You are no longer signed in to the account that this was for. Please log in and link it again.';

function notYours(name: string): string {
  return `This account of ${name} is not linked to the Daylit account that you are signed in to.`;
}

function linkFirst(name: string, instead: string | undefined): string {
  if (instead !== undefined)
    return `There is a Daylit account with this address already, and it is not linked to ${name}. Log in with a passkey and link ${name} in your account, or ask on the contact page.`;
  return `There is a Daylit account with this address already. Log in first, then link ${name} in your account.`;
}
