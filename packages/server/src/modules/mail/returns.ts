import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { emailKey, type MemberStore } from '../members/ports.ts';
import { isAboutAddress, type MailReturns } from './ports.ts';
import { readReturn } from './read-return.ts';

/** The SMTP status that is recorded of a mail which a server took and another one could not deliver. */
const UNDELIVERED = 550;

interface Dependencies {
  db: Db;
  members: Pick<MemberStore, 'noteMail'>;
}

export function createReturns({ db, members }: Dependencies): MailReturns {
  return {
    async take(message) {
      const found = await readReturn(message);
      if (!found) return false;
      return await inTransaction(db, async (transaction) => {
        const mail = await transaction
          .updateTable('mails')
          .set({ refused_with: UNDELIVERED })
          .where('message_id', '=', found.messageId)
          .returning('recipient')
          .executeTakeFirst();
        if (mail && isAboutAddress(found.status))
          await members.noteMail(transaction, emailKey(mail.recipient), 'returned');
        return mail !== undefined;
      });
    },
  };
}
