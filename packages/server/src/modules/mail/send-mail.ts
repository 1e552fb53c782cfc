import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { MailJobs } from './jobs.ts';
import { MailRefused, type MailTransport } from './ports.ts';
import type { MailTable } from './tables.ts';

const HOUR = 60 * 60 * 1000;

interface Services {
  db: Db;
  clock: Clock;
  transport: MailTransport;
}

/** Sends one mail of the outbox. A mail goes out twice only when the server dies between sending and noting it. */
export function createSendMailJob({ db, clock, transport }: Services): JobHandler<MailJobs['send-mail']> {
  async function followsAnother({ id, recipient, created_at }: Selectable<MailTable>): Promise<boolean> {
    const earlier = await db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', recipient)
      .where('is_throttled', '=', true)
      .where('id', '<', id)
      .where('created_at', '>', new Date(created_at.getTime() - HOUR))
      .executeTakeFirst();
    return earlier !== undefined;
  }

  return {
    async run({ mail_id }) {
      const mail = await db.selectFrom('mails').selectAll().where('id', '=', mail_id).executeTakeFirst();
      // Gone with the account of its recipient, or sent by a worker that died before it could say so.
      if (!mail || mail.sent_at || mail.refused_with) return;
      if (mail.is_throttled && (await followsAnother(mail))) {
        await db.deleteFrom('mails').where('id', '=', mail_id).execute();
        return;
      }
      try {
        await transport.deliver(mail);
        await db.updateTable('mails').set({ sent_at: clock() }).where('id', '=', mail_id).execute();
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await db.updateTable('mails').set({ refused_with: error.status }).where('id', '=', mail_id).execute();
      }
    },
    // The row stays unsent until it is purged; an operator sees the given-up job.
    giveUp: async () => undefined,
  };
}
