import type { Generated } from 'kysely';

/** The tables of the mail module. */
export interface MailTables {
  mails: MailTable;
}

/** The outbox: one row per mail, written in the transaction that is the reason for the mail. */
export interface MailTable {
  id: Generated<number>;
  /**
   * A random UUID: names the mail to the world without telling how many there are, and binds the sealed body
   * to it.
   */
  message_id: string;
  recipient: string;
  subject: string;
  /**
   * What the mail says, see `MailBodies`. Null once it was sent, refused or given up; kept where it is read
   * in the mailbox.
   */
  sealed_body: Buffer | null;
  is_throttled: boolean;
  created_at: Date;
  /** When the mail server took it; null until then. */
  sent_at: Date | null;
  /** The mail server's status code when it refused the mail for good; null otherwise. */
  refused_with: number | null;
}
