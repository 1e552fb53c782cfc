import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { LeftOutNoteStore } from './left-out/left-out-notes.ts';
import type { MailSwitches } from './ports.ts';
import { NO_REMINDERS, type ReminderStore } from './reminders/reminder-store.ts';
import type { StopLinks, StoppableMails } from './stop-links.ts';
import { nextMomentAt } from './tonight/local-dates.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: Pick<MemberStore, 'findById'>;
  stopLinks: StopLinks;
  reminderStore: ReminderStore;
  notes: LeftOutNoteStore;
}

/** Turns mails off and on by the links under them. */
export function createMailSwitches(dependencies: Dependencies): MailSwitches {
  const { db, clock, locks, members, stopLinks, reminderStore, notes } = dependencies;

  const isOnFor: Record<StoppableMails, (userId: number) => Promise<boolean>> = {
    reminders: async (userId) => (await reminderStore.find(userId))?.mails ?? false,
    left_outs: async (userId) => !(await notes.find(db, userId)).areMailsOff,
  };

  const turnFor: Record<
    StoppableMails,
    (transaction: DbTransaction, userId: number, isOn: boolean) => Promise<void>
  > = {
    async reminders(transaction, userId, isOn) {
      const { local_time, time_zone } = (await reminderStore.find(userId)) ?? NO_REMINDERS;
      const next_mail_at = isOn ? nextMomentAt(local_time, time_zone, clock()) : null;
      await reminderStore.save(transaction, userId, { mails: isOn, next_mail_at });
    },
    async left_outs(transaction, userId, isOn) {
      const before = await notes.find(transaction, userId);
      await notes.save(transaction, userId, { ...before, areMailsOff: !isOn });
    },
  };

  async function find(token: string) {
    const link = await stopLinks.read(token);
    if (!link || !(await members.findById(link.userId))) return undefined;
    return { mails: link.mails, isOn: await isOnFor[link.mails](link.userId) };
  }

  return {
    find,

    async turn(token, isOn) {
      const link = await stopLinks.read(token);
      if (!link) return undefined;
      await inTransaction(db, async (transaction) => {
        if (!(await members.findById(link.userId, transaction))) return;
        await locks.lockMember(transaction, link.userId);
        await turnFor[link.mails](transaction, link.userId, isOn);
      });
      return find(token);
    },
  };
}
