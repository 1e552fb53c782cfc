import type { Db } from '../../db/database.ts';
import type { MailBodies } from './mail-body.ts';
import type { MailboxReader } from './ports.ts';

interface Dependencies {
  db: Db;
  bodies: MailBodies;
}

/** Reads the outbox for the local mailbox page. */
export function createMailboxReader({ db, bodies }: Dependencies): MailboxReader {
  const mails = db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .where('sealed_body', 'is not', null);
  return {
    listMails: () => mails.orderBy('id', 'desc').limit(50).execute(),

    async findMail(id) {
      const row = await mails.select(['message_id', 'sealed_body']).where('id', '=', id).executeTakeFirst();
      if (!row?.sealed_body) return undefined;
      const { message_id, sealed_body, ...entry } = row;
      const body = await bodies.open(message_id, sealed_body);
      return body && { ...entry, text: body.text };
    },
  };
}
