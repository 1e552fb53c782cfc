import type { Keyring } from '../../keyring.ts';
import { seal, unseal } from '../../sealing.ts';
import type { Mail } from './ports.ts';

/** What a mail says, with its links. */
export type MailBody = Pick<Mail, 'text' | 'html'>;

/**
 * Seals the texts of mails for the outbox: their links and codes open accounts, so they never stand there in
 * clear.
 */
export interface MailBodies {
  seal(messageId: string, body: MailBody): Promise<Buffer>;
  /** Undefined when the key is lost or the bytes are another mail's: then nobody can read it any more. */
  open(messageId: string, sealed: Uint8Array): Promise<MailBody | undefined>;
}

const KEY = 'mail';

export function createMailBodies(keyring: Pick<Keyring, 'obtain'>): MailBodies {
  return {
    async seal(messageId, { text, html }) {
      const content = Buffer.from(JSON.stringify({ text, html }));
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
