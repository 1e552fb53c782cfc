import type { Db } from '../../db/database.ts';
import { emailKey } from './email-key.ts';
import { forgetFailures } from './login-delays.ts';
import type { Member, MemberFiles } from './ports.ts';

/**
 * Erases a member with everything that belongs to them: files first, then the rows, which hang on the
 * account in every module. Their sessions end with it.
 */
export async function eraseAccount(db: Db, files: MemberFiles, member: Member): Promise<void> {
  await files.eraseFiles(member.id);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('mails').where('recipient', '=', member.email).execute();
    await transaction.deleteFrom('registrations').where('email_key', '=', emailKey(member.email)).execute();
    await transaction.deleteFrom('users').where('id', '=', member.id).execute();
    await forgetFailures(transaction, emailKey(member.email));
  });
}
