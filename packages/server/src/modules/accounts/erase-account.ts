import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inTransaction, lockAddress, lockMember } from '../../db/in-transaction.ts';
import { emailKey } from './email-key.ts';
import { forgetFailures } from './login-delays.ts';
import type { Member, MemberFiles } from './ports.ts';

/**
 * Erases a member with everything that belongs to them: the rows, which hang on the account in every
 * module, then the files. Their sessions end with it.
 */
export async function eraseAccount(db: Db, files: MemberFiles, member: Member): Promise<void> {
  const key = emailKey(member.email);
  const eraseFiles = await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, key);
    await lockMember(transaction, member.id);
    const erasing = await files.eraseFiles(transaction, member.id);
    // In any spelling. An address is ASCII, of which "C" lowers the same letters as emailKey does.
    await transaction
      .deleteFrom('mails')
      .where(sql`lower(recipient collate "C")`, '=', key)
      .execute();
    await transaction.deleteFrom('registrations').where('email_key', '=', key).execute();
    await transaction.deleteFrom('users').where('id', '=', member.id).execute();
    await forgetFailures(transaction, key);
    return erasing;
  });
  await eraseFiles();
}
