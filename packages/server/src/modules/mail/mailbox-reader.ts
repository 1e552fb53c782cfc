import type { Db } from '../../db/database.ts';

/** A mail as the local mailbox shows it. */
export interface MailboxEntry {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
}

/** Reads the outbox for the local mailbox page. */
export interface MailboxReader {
  /** The 50 newest mails, newest first. */
  listMails(): Promise<MailboxEntry[]>;
  findMail(id: number): Promise<MailboxEntry | undefined>;
}

/** Makes the reader. */
export function createMailboxReader(db: Db): MailboxReader {
  const mails = db.selectFrom('mails').select(['id', 'recipient', 'subject', 'text', 'created_at']);
  return {
    listMails: () => mails.orderBy('id', 'desc').limit(50).execute(),
    findMail: (id) => mails.where('id', '=', id).executeTakeFirst(),
  };
}
