import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Keyring } from '../../keyring.ts';
import { KEPT } from '../../retention.ts';
import type { MemberErasure, MemberStore } from '../members/ports.ts';
import type { MailJobs } from './jobs.ts';
import { createMailBodies } from './mail-body.ts';
import { createMailboxReader } from './mailbox-reader.ts';
import { createOutbox } from './outbox.ts';
import type { MailTransport } from './ports.ts';
import { createReturns } from './returns.ts';
import { createSendMailJob } from './send-mail.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue<MailJobs>;
  keyring: Keyring;
  transport: MailTransport;
  members: Pick<MemberStore, 'areMailsReturned' | 'noteMail'>;
  /** Called with a mail that is given up, because the key of its body is lost. */
  onUnreadable(mailId: number): void;
}

/** Mail: an outbox, and a job that tries to send each mail until the mail server takes it. */
export function createMail(given: Dependencies) {
  const dependencies = { ...given, bodies: createMailBodies(given.keyring) };
  const outbox = createOutbox(dependencies);
  const erasure: MemberErasure = async (transaction, { emailKey }) => {
    await outbox.remove(transaction, { emailKey });
    return undefined;
  };

  return {
    jobs: { 'send-mail': createSendMailJob(dependencies) },
    ports: {
      outbox,
      mailbox: createMailboxReader(dependencies),
      erasure,
      returns: createReturns(dependencies),
      purge: async (now: Date) => {
        const oldest = new Date(now.getTime() - KEPT.mail);
        await given.db.deleteFrom('mails').where('created_at', '<', oldest).execute();
      },
    },
  };
}
