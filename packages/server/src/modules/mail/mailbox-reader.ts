import type { Db } from '../../db/database.ts';
import type { MailBodies } from './mail-body.ts';

/** A mail as the local mailbox lists it. */
export interface MailboxEntry {
  id: number;
  recipient: string;
  subject: string;
  created_at: Date;
}

/** A mail as the local mailbox shows it. */
export interface MailboxMail extends MailboxEntry {
  text: string;
}

/** Reads the outbox for the local mailbox page. A mail whose text went with its sending is not there. */
export interface MailboxReader {
  /** The 50 newest mails, newest first. */
  listMails(): Promise<MailboxEntry[]>;
  findMail(id: number): Promise<MailboxMail | undefined>;
}

/** Makes the reader. */
export function createMailboxReader(db: Db, bodies: MailBodies): MailboxReader {
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
