import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { composeMail } from './compose-mail.ts';
import type { MailBodies } from './mail-body.ts';
import type { Outbox } from './ports.ts';
import type { MailJobs } from './jobs.ts';

interface Services {
  queue: JobQueue<MailJobs>;
  clock: Clock;
  bodies: MailBodies;
}

/** Makes the outbox: a row per mail, and a job that sends it. */
export function createOutbox({ queue, clock, bodies }: Services): Outbox {
  return {
    async post(transaction, content) {
      const { recipient, subject, ...body } = composeMail(content);
      const message_id = randomUUID();
      const { id } = await transaction
        .insertInto('mails')
        .values({
          message_id,
          recipient,
          subject,
          sealed_body: await bodies.seal(message_id, body),
          is_throttled: content.isThrottled ?? false,
          is_forgotten: content.isForgotten ?? false,
          created_at: clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queue.enqueue(transaction, 'send-mail', { mail_id: id });
    },

    async remove(transaction, { emailKey, subject }) {
      // Matches any spelling. An address is ASCII, where "C" lowers the same letters as emailKey does.
      await transaction
        .deleteFrom('mails')
        .where(sql`lower(recipient collate "C")`, '=', emailKey)
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
        .execute();
    },
  };
}
