import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { eachInSteps } from '../../../jobs/each-alone.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import type { Logger } from '../../../logger.ts';
import type { Outbox } from '../../mail/ports.ts';
import type { MemberDays, MemberStore } from '../../members/ports.ts';
import { nextMomentAt } from '../tonight/local-dates.ts';
import type { StopLinks } from '../stop-links.ts';
import type { TonightService } from '../tonight/tonights.ts';
import { reminderMail } from './reminder-mail.ts';
import type { ReminderStore } from './reminder-store.ts';

type Reminder = Awaited<ReturnType<ReminderStore['listDue']>>[number];

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  store: ReminderStore;
  tonights: TonightService;
  memberDays: Pick<MemberDays, 'today'>;
  members: Pick<MemberStore, 'findById'>;
  outbox: Outbox;
  stopLinks: StopLinks;
  publicUrl(): string;
}

/** An evening with fewer steps needs no mail. */
const MIN_STEPS = 3;

/** After how many milliseconds a reminder is too late, for example because no server ran. */
const TOO_LATE = 2 * 60 * 60 * 1000;

/** Sends the mails of the evening that are due. Each is sent once, whatever the number of servers. */
export function createReminderJob(dependencies: Dependencies): JobHandler<Record<string, never>> {
  const { db, clock, log, store, tonights, memberDays, members, outbox, stopLinks, publicUrl } = dependencies;

  /** Resolves with whether it was too late. */
  async function remind(reminder: Reminder): Promise<boolean> {
    const now = clock();
    const { user_id, local_time, time_zone, next_mail_at } = reminder;
    const member = await members.findById(user_id);
    // First, so that a member whose evening cannot be read is not tried without end.
    const isLate = now.getTime() - (next_mail_at?.getTime() ?? 0) > TOO_LATE;
    const [tonight] = isLate
      ? []
      : await tonights.findWeek(user_id, await memberDays.today(user_id), 'that_day');
    const isWanted =
      tonight !== undefined && tonight.night.steps.length >= MIN_STEPS && !tonight.night.is_done;
    await inTransaction(db, async (transaction) => {
      const isOurs = await store.postpone(transaction, reminder, nextMomentAt(local_time, time_zone, now));
      if (!isOurs || !isWanted || !member || member.disabled_at) return;
      const stopUrl = await stopLinks.make(user_id, 'reminders');
      const mail = reminderMail(member.email, tonight, `${publicUrl()}/care-plan`, stopUrl);
      await outbox.post(transaction, mail);
    });
    return isLate;
  }

  return {
    async run(_payload, signal) {
      const now = clock();
      const list = (after: number, limit: number) => store.listDue(now, after, limit);
      const failed = 'reminders were not sent';
      let late = 0;
      const work = async (reminder: Reminder) => {
        if (await remind(reminder)) late += 1;
      };
      await eachInSteps(list, work, { log, failed, idOf: ({ user_id }) => user_id, signal });
      if (late > 0) log.warn({ late }, 'reminders were too late to be sent');
    },
    // The next run, minutes later, does the same.
    giveUp: async () => undefined,
  };
}
