import type { Generated } from 'kysely';

/** The tables of the mail module. */
export interface MailTables {
  mails: MailTable;
}

/** The outbox: one row per mail, written in the transaction that is the reason for the mail. */
export interface MailTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  is_throttled: boolean;
  created_at: Date;
  /** When the mail server took it; null until then. */
  sent_at: Date | null;
  /** The mail server's status code when it refused the mail for good; null otherwise. */
  refused_with: number | null;
}
