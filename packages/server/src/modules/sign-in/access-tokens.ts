import type { AccessToken, AccessTokenScope, MadeAccessToken, NewAccessToken } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import type { Member, MemberKeys } from '../members/ports.ts';
import { CALLER_COLUMNS, CALLER_JOINS, type CallerRow, createCallerReader } from './caller-row.ts';
import type { AccessTokenTable } from './tables.ts';

/** How many access tokens a member can have. */
const MOST_ACCESS_TOKENS = 10;

/** Begins every access token, so that programs that look for leaked secrets know it. */
const PREFIX = 'daylit_pat_';

const DAY = 24 * 60 * 60 * 1000;

/** A member's own program, which has sent an access token. */
export interface Program {
  scopes: readonly AccessTokenScope[];
  member: Member;
}

/** The member who makes an access token, in a session. */
interface Maker {
  session: { id: number } | null;
  member: Pick<Member, 'id'>;
}

/** The access tokens of members, for programs of their own. */
export interface AccessTokens {
  /** Those that have not expired, newest first. */
  list(userId: number): Promise<AccessToken[]>;
  /**
   * Makes one. Throws a 409 at `MOST_ACCESS_TOKENS`, and a 401 when the caller's session has ended meanwhile,
   * because what ended it has ended the tokens, too. The caller holds the member's lock.
   */
  create(transaction: DbTransaction, maker: Maker, wanted: NewAccessToken): Promise<MadeAccessToken>;
  /** Ends one at once. False when the member has no such token. */
  revoke(userId: number, id: number): Promise<boolean>;
  /** Whose program sends this token; null when it is unknown, revoked or expired. */
  findProgram(token: string): Promise<Program | null>;
}

interface ProgramRow extends CallerRow {
  token_id: number;
  scopes: Program['scopes'];
  last_used_on: string | null;
}

/** Named for the same reason as the lookup of sessions. */
const FIND_PROGRAM = {
  name: 'find-program',
  text: `
    select a.id as token_id, a.scopes, a.last_used_on, u.email, u.username,
      ${CALLER_COLUMNS.trim()}
    from access_tokens a
    join users u on u.id = a.user_id
    ${CALLER_JOINS.trim()}
    where a.token_hash = $1 and a.expires_at > $2`,
};

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  keys: MemberKeys;
}

export function createAccessTokens({ db, pool, clock, keys }: Dependencies): AccessTokens {
  const readCaller = createCallerReader({ clock, keys });

  function findAll(reader: Db, userId: number) {
    return reader
      .selectFrom('access_tokens')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', clock())
      .orderBy('id', 'desc')
      .execute();
  }

  return {
    list: async (userId) => (await findAll(db, userId)).map(present),

    async create(transaction, { session, member }, { name, scopes, days }) {
      const own = transaction
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', session?.id ?? 0);
      if (!(await own.executeTakeFirst())) throw new Refusal('not_signed_in');
      if ((await findAll(transaction, member.id)).length >= MOST_ACCESS_TOKENS)
        throw new Refusal('conflict', { detail: TOO_MANY });
      const token = `${PREFIX}${createToken()}`;
      const now = clock();
      const row = await transaction
        .insertInto('access_tokens')
        .values({
          user_id: member.id,
          token_hash: hashToken(token),
          name: name.trim(),
          scopes,
          created_at: now,
          expires_at: new Date(now.getTime() + days * DAY),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { access_token: present(row), token };
    },

    async revoke(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('access_tokens')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async findProgram(token) {
      const now = clock();
      const { rows } = await pool.query<ProgramRow>({ ...FIND_PROGRAM, values: [hashToken(token), now] });
      const [row] = rows;
      const member = row && (await readCaller(row));
      if (!row || !member) return null;
      const { token_id: id, scopes, last_used_on } = row;
      const today = now.toISOString().slice(0, 10);
      if (last_used_on !== today)
        await pool.query('update access_tokens set last_used_on = $2 where id = $1', [id, today]);
      return { scopes, member };
    },
  };
}

function present(row: Selectable<AccessTokenTable>): AccessToken {
  const { id, name, scopes, created_at, expires_at, last_used_on } = row;
  return {
    id,
    name,
    scopes,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_on,
  };
}

const TOO_MANY = `You have ${MOST_ACCESS_TOKENS} access tokens, which is the most. Revoke one first.`;
