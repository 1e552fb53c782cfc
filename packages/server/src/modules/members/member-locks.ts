import { sql } from 'kysely';
import { Refusal } from '../../errors.ts';
import type { MemberLocks } from './ports.ts';

export const memberLocks: MemberLocks = {
  async lockAddress(transaction, emailKey) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`.execute(
      transaction,
    );
  },

  async lockMember(transaction, userId) {
    const member = await transaction
      .selectFrom('users')
      .select('key_id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!member) throw new Refusal('not_signed_in');
    return member.key_id;
  },
};
