import type { Keyring } from '../../keyring.ts';
import { seal, unseal } from '../../sealing.ts';

/** The mails that their readers can stop without a login. */
export type StoppableMails = 'reminders' | 'left_outs';

/** Whose mails a link stops. */
export interface StopLink {
  userId: number;
  mails: StoppableMails;
}

/** The links under mails that are not about the account. They never expire, since old mails are kept. */
export interface StopLinks {
  make(userId: number, mails: StoppableMails): Promise<string>;
  /** What the token of a link stops; undefined for one that is not ours. */
  read(token: string): Promise<StopLink | undefined>;
}

const KEY = 'stoplinks';

interface Dependencies {
  keyring: Pick<Keyring, 'obtain'>;
  publicUrl(): string;
}

export function createStopLinks({ keyring, publicUrl }: Dependencies): StopLinks {
  return {
    async make(userId, mails) {
      const sealed = seal(await keyring.obtain(KEY), Buffer.from(JSON.stringify({ userId, mails })));
      const token = sealed.toString('base64url');
      return `${publicUrl()}/unsubscribe?token=${token}`;
    },

    async read(token) {
      const key = await keyring.obtain(KEY);
      try {
        return JSON.parse(unseal(key, Buffer.from(token, 'base64url')).toString());
      } catch {
        return undefined;
      }
    },
  };
}
