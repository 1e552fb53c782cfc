// What other modules may know about mail, and what mail needs from an adapter.
import type { DbTransaction } from '../../db/database.ts';

/** A mail in words: what it says, and the one thing to do. */
export interface MailContent {
  recipient: string;
  subject: string;
  /** One string a paragraph. */
  paragraphs: readonly string[];
  /** The link that the mail is about. Shown as a button and written out. */
  action?: { label: string; url: string };
  /** Said after the action, for example what to do when the mail is a surprise. */
  closing: string;
  /**
   * Of mails like this, a recipient gets at most one an hour; the others are dropped when their turn comes.
   */
  isThrottled?: true;
}

/** Takes mails. */
export interface Outbox {
  /**
   * The mail exists if and only if the transaction commits, and is then sent until the mail server takes it.
   */
  post(transaction: DbTransaction, mail: MailContent): Promise<void>;
}

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

/** A mail ready to be sent. */
export interface Mail {
  recipient: string;
  subject: string;
  /** The plain text, with every link written out. */
  text: string;
  html: string;
}

/**
 * Hands a mail over. `message_id` stays the same when a mail is handed over again, so that receivers can
 * tell.
 */
export interface MailTransport {
  /** Whether mails arrive by being read in the outbox itself, which must then keep what they say. */
  readonly isMailbox: boolean;
  /** Throws `MailRefused` when trying again is pointless, anything else when it may help. */
  deliver(mail: Mail & { message_id: string }): Promise<void>;
  close(): void;
}

/** The mail server refused the mail for good. Carries no text: mail servers quote addresses. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The SMTP status, 500 to 599. */
  readonly status: number;

  constructor(status: number) {
    super(`The mail server refused the mail with status ${status}.`);
    this.status = status;
  }
}
