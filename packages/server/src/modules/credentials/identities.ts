import type { IdentityList } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { createToken } from '../../tokens.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type {
  Identity,
  IdentityProviders,
  Passwords,
  ProviderLogins,
  SignedInCall,
} from '../sign-in/ports.ts';
import type { Notify } from './notifier.ts';
import type { CredentialCall, Identities, PasskeyCounts } from './ports.ts';
import type { IdentityTable } from './tables.ts';

/** The accounts at providers, as the member sees them. */
export interface LinkedIdentities extends Identities {
  /** Which there are, newest first, and whether the member has a password as well. */
  list(userId: number): Promise<IdentityList>;
  /** The page of a provider where the member signs in to link it, and the token for the browser's cookie. */
  start(userId: number, provider: string): Promise<{ url: string; token: string }>;
  /** False when the member has none of this number. Throws a 409 for the only way to sign in. */
  remove(call: SignedInCall, id: number): Promise<boolean>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  passkeyCounts: PasskeyCounts;
  providers: IdentityProviders;
  providerLogins: ProviderLogins;
  notify: Notify;
}

export function createIdentities(dependencies: Dependencies): LinkedIdentities {
  const { db, clock, locks, members, providers, providerLogins, notify } = dependencies;

  async function link(transaction: DbTransaction, user_id: number, identity: Identity): Promise<void> {
    const { issuer, subject, provider } = identity;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('identities')
      .values({ user_id, issuer, subject, provider, linked_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw new Refusal('conflict', { detail: takenSentence(providers.nameOf(provider)) });
  }

  return {
    async list(userId) {
      const [rows, member] = await Promise.all([findAll(db, userId), members.findById(userId)]);
      const identities = rows.map(({ id, provider, linked_at, last_used_at }) => ({
        id,
        provider,
        name: providers.nameOf(provider),
        linked_at: linked_at.toISOString(),
        last_used_at: last_used_at && last_used_at.toISOString(),
      }));
      return { identities, has_password: member?.has_password ?? true };
    },

    async start(user_id, provider) {
      const token = createToken();
      const url = await providers.pageOf(provider, token);
      await providerLogins.begin(token, { provider, user_id });
      return { url, token };
    },

    async find({ issuer, subject }) {
      const found = await db
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return found?.user_id;
    },

    async use(transaction, { issuer, subject }) {
      const { numUpdatedRows } = await transaction
        .updateTable('identities')
        .set({ last_used_at: clock() })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    linkNew: link,

    async link(transaction, call, identity) {
      await link(transaction, call.member.id, identity);
      await notify(transaction, call, 'identity_linked', providers.nameOf(identity.provider));
    },

    remove(call, id) {
      const { id: userId } = call.member;
      return inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const identities = await findAll(transaction, userId);
        const identity = identities.find((candidate) => candidate.id === id);
        if (!identity) return false;
        if (identities.length === 1) await requireOtherWay(transaction, call, dependencies);
        await transaction.deleteFrom('identities').where('id', '=', id).execute();
        await notify(transaction, call, 'identity_removed', providers.nameOf(identity.provider));
        return true;
      });
    },
  };
}

async function requireOtherWay(
  transaction: DbTransaction,
  { member }: CredentialCall,
  { members, passwords, passkeyCounts }: Dependencies,
): Promise<void> {
  if ((await passkeyCounts.of(member.id)) > 0) return;
  if (passwords.instead !== undefined) throw new Refusal('conflict', { detail: ONLY_WAY_BUT_PASSKEY });
  const row = await members.findById(member.id, transaction);
  if (!row?.has_password) throw new Refusal('conflict', { detail: ONLY_WAY });
}

function findAll(db: Db, userId: number): Promise<Selectable<IdentityTable>[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

function takenSentence(name: string): string {
  return `Your Daylit account has another account at ${name}, or this one belongs to another Daylit account. Unlink one of them first.`;
}

const ONLY_WAY_BUT_PASSKEY = 'This is your only way to sign in. Add a passkey first.';

const ONLY_WAY =
  'This is your only way to sign in. Add a passkey first, or set a password with a link that “Forgot password?” sends you.';
