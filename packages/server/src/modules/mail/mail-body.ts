import type { Keyring } from '../../keyring.ts';
import { seal, unseal } from '../../sealing.ts';
import type { Mail } from './ports.ts';

/** The body of a mail, with its links, and whom it is from. */
export type MailBody = Pick<Mail, 'text' | 'html' | 'replyTo' | 'stopUrl'>;

/**
 * Encrypts the bodies of mails for the outbox. Their links and codes open accounts, so the outbox never holds
 * them in plain text.
 */
export interface MailBodies {
  seal(messageId: string, body: MailBody): Promise<Buffer>;
  /** Undefined when the key is lost or the bytes belong to another mail; then nobody can read it any more. */
  open(messageId: string, sealed: Uint8Array): Promise<MailBody | undefined>;
}

const KEY = 'mail';

export function createMailBodies(keyring: Pick<Keyring, 'obtain'>): MailBodies {
  return {
    async seal(messageId, { text, html, replyTo, stopUrl }) {
      const content = Buffer.from(JSON.stringify({ text, html, replyTo, stopUrl }));
      return seal(await keyring.obtain(KEY), content, messageId);
    },

    async open(messageId, sealed) {
      const key = await keyring.obtain(KEY);
      try {
        return JSON.parse(unseal(key, sealed, messageId).toString());
      } catch {
        return undefined;
      }
    },
  };
}
