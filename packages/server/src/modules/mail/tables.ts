import type { Generated } from 'kysely';

/** The tables of the mail module. */
export interface MailTables {
  mails: MailTable;
}

/** The outbox: one row per mail, written in the transaction that is the reason for the mail. */
export interface MailTable {
  id: Generated<number>;
  /**
   * A random UUID. It identifies the mail to others without revealing how many there are, and the sealed body
   * is bound to it.
   */
  message_id: string;
  recipient: string;
  subject: string;
  /**
   * The sealed body, see `MailBodies`. Null once the mail was sent, refused or given up, unless mails are
   * read in the mailbox.
   */
  sealed_body: Buffer | null;
  is_throttled: boolean;
  /** Whether the row goes as soon as the mail is sent or given up, so that nothing of its recipient stays. */
  is_forgotten: Generated<boolean>;
  created_at: Date;
  /** When the mail server took it; null until then. */
  sent_at: Date | null;
  /** The mail server's status code when it refused the mail for good; null otherwise. */
  refused_with: number | null;
}
