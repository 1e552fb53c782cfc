import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { emailKey, type MemberStore } from '../members/ports.ts';
import type { MailJobs } from './jobs.ts';
import type { MailBodies } from './mail-body.ts';
import { MailRefused, type MailTransport } from './ports.ts';
import type { MailTable } from './tables.ts';

const HOUR = 60 * 60 * 1000;

interface Services {
  db: Db;
  clock: Clock;
  transport: MailTransport;
  bodies: MailBodies;
  /** Called with a mail that is given up, because the key of its body is lost. */
  onUnreadable(mailId: number): void;
  members: Pick<MemberStore, 'areMailsReturned' | 'noteMail'>;
}

/**
 * Sends one mail of the outbox. A mail is sent twice only when the server dies between sending and recording
 * it.
 */
export function createSendMailJob(services: Services): JobHandler<MailJobs['send-mail']> {
  const { db, clock, transport, bodies, onUnreadable, members } = services;

  async function followsAnother({ id, recipient, created_at }: Selectable<MailTable>): Promise<boolean> {
    const earlier = await db
      .selectFrom('mails')
      .select('id')
      // As the index has it.
      .where(sql`lower(recipient collate "C")`, '=', sql`lower(${recipient} collate "C")`)
      .where('is_throttled', '=', true)
      .where('id', '<', id)
      .where('created_at', '>', new Date(created_at.getTime() - HOUR))
      .executeTakeFirst();
    return earlier !== undefined;
  }

  /**
   * Records the outcome and deletes the body, which holds links, or the whole row where nothing may stay. A
   * mailbox keeps the body, because it is still to be read there.
   */
  async function end(mailId: number, outcome: Partial<Pick<MailTable, 'sent_at' | 'refused_with'>>) {
    if (!transport.isMailbox) {
      const forgotten = db.deleteFrom('mails').where('id', '=', mailId).where('is_forgotten', '=', true);
      if ((await forgotten.executeTakeFirst()).numDeletedRows > 0n) return;
    }
    await db
      .updateTable('mails')
      .set({ ...outcome, ...(!transport.isMailbox && { sealed_body: null }) })
      .where('id', '=', mailId)
      .execute();
  }

  return {
    async run({ mail_id }) {
      const mail = await db.selectFrom('mails').selectAll().where('id', '=', mail_id).executeTakeFirst();
      // Erased with the account of its recipient, or ended by a worker that died before it could report that.
      if (!mail?.sealed_body || mail.sent_at || mail.refused_with) return;
      if (mail.is_throttled && (await followsAnother(mail))) {
        await db.deleteFrom('mails').where('id', '=', mail_id).execute();
        return;
      }
      const { message_id, recipient, subject, sealed_body } = mail;
      const body = await bodies.open(message_id, sealed_body);
      if (!body) {
        onUnreadable(mail_id);
        await end(mail_id, {});
        return;
      }
      const key = emailKey(recipient);
      const isStoppable = body.stopUrl !== undefined;
      if (isStoppable && (await members.areMailsReturned(key))) {
        await db.deleteFrom('mails').where('id', '=', mail_id).execute();
        return;
      }
      try {
        await transport.deliver({ message_id, recipient, subject, ...body });
        await end(mail_id, { sent_at: clock() });
        // A relay takes mails for any address, so only mails that are sent in any case tell that one arrives.
        if (!isStoppable) await members.noteMail(db, key, 'arrived');
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await end(mail_id, { refused_with: error.status });
        if (error.isAboutAddress) await members.noteMail(db, key, 'returned');
      }
    },

    // The row stays, unsent, until it is purged; an operator sees the given-up job.
    giveUp: ({ mail_id }) => end(mail_id, {}),
  };
}
