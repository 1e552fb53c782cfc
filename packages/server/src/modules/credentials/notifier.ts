import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { Outbox } from '../mail/ports.ts';
import { type CredentialEvent, noticeMail } from './credential-mails.ts';

/** Mails a notice if and only if the transaction commits. */
export type Notify = (transaction: DbTransaction, email: string, event: CredentialEvent) => Promise<void>;

interface Dependencies {
  clock: Clock;
  outbox: Outbox;
  publicUrl(): string;
}

export function createNotifier({ clock, outbox, publicUrl }: Dependencies): Notify {
  return (transaction, email, event) =>
    outbox.post(transaction, noticeMail(email, { event, at: clock(), publicUrl: publicUrl() }));
}
