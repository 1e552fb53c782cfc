import type { Clock } from '../../clock.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { composeMail } from './compose-mail.ts';
import type { Outbox } from './ports.ts';

/** Makes the outbox: a row per mail, and a job that sends it. */
export function createOutbox(jobs: JobQueue, clock: Clock): Outbox {
  return {
    async post(transaction, content) {
      const { id } = await transaction
        .insertInto('mails')
        .values({ ...composeMail(content), is_throttled: content.isThrottled ?? false, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await jobs.enqueue(transaction, 'send-mail', { mail_id: id });
    },
  };
}
