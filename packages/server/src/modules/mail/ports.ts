// What other modules may know about mail, and what mail needs from an adapter.
import type { DbTransaction } from '../../db/database.ts';

/** What a mail says, and the one action that it asks for. */
export interface MailContent {
  recipient: string;
  subject: string;
  /** One string per paragraph. */
  paragraphs: readonly string[];
  /** The link that the mail is about. Shown as a button and written out. */
  action?: { label: string; url: string };
  /** Said after the action, for example what to do when the mail is a surprise. */
  closing: string;
  /** The one address that an answer goes to, where it is not ours. */
  replyTo?: string;
  /** The page that stops such mails. Every mail has one that is not about the account. */
  stopUrl?: string;
  /** A recipient gets at most one throttled mail an hour; the job drops the others. */
  isThrottled?: true;
  /** Nothing of the mail is kept once it is sent or given up, not even that it was. */
  isForgotten?: true;
}

/** Accepts mails for sending. */
export interface Outbox {
  /**
   * Posts the mail if and only if the transaction commits. It is then tried until the mail server takes it.
   */
  post(transaction: DbTransaction, mail: MailContent): Promise<void>;
  /**
   * Removes the mails to an address, given as its `emailKey`, sent or not; with a `subject` only those that
   * have it.
   */
  remove(transaction: DbTransaction, mails: { emailKey: string; subject?: string }): Promise<void>;
}

/** Takes what mail servers say of our mails afterwards. */
export interface MailReturns {
  /**
   * Reads a message that came back to the sender's address. Returns whether it reports that a mail of ours
   * could not be delivered; anything else is ignored.
   */
  take(message: Uint8Array): Promise<boolean>;
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

/**
 * Reads the outbox for the local mailbox page. A mail whose body was deleted when it was sent is not listed.
 */
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
  replyTo?: string | undefined;
  stopUrl?: string | undefined;
}

/**
 * Delivers a mail. `message_id` stays the same when a delivery is retried, so that receivers can detect
 * duplicates.
 */
export interface MailTransport {
  /** Whether mails are read in the outbox itself, which must then keep their bodies. */
  readonly isMailbox: boolean;
  /** Throws `MailRefused` when a retry is pointless, and any other error when it may help. */
  deliver(mail: Mail & { message_id: string }): Promise<void>;
  close(): void;
}

/**
 * The mail server refused the mail for good. Holds no text of the mail server, which may quote the address.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** The SMTP status, 500 to 599. */
  readonly status: number;
  /** Whether no mail reaches the address, see `isAboutAddress`. */
  readonly isAboutAddress: boolean;

  constructor(status: number, isAboutAddress: boolean) {
    super(`The mail server refused the mail with status ${status}.`);
    this.status = status;
    this.isAboutAddress = isAboutAddress;
  }
}

/**
 * Whether a permanent failure says that mails do not reach the address. `status` is an enhanced status code
 * (RFC 3463), such as `5.1.1`; without one, the address is taken for the reason. 5.7 is a rule about the
 * sender, 5.6 and 5.3.4 are about what this one mail holds.
 */
export function isAboutAddress(status: string | undefined): boolean {
  return status === undefined || !/^5\.(7\.|6\.|3\.4$)/.test(status);
}
