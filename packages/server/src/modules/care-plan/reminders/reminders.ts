import { hash } from 'node:crypto';
import type { CalendarAddress, MailReminder, Reminders } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { Refusal } from '../../../errors.ts';
import { createToken, hashToken } from '../../../tokens.ts';
import { type MemberDays, type MemberLocks, type MemberStore, timeZoneOf } from '../../members/ports.ts';
import type { DueProductTrialScans } from '../ports.ts';
import { nextMomentAt } from '../tonight/local-dates.ts';
import type { TonightService } from '../tonight/tonights.ts';
import { NO_REMINDERS, type ReminderStore } from './reminder-store.ts';
import { writeCalendar } from './write-calendar.ts';

/** Hexadecimal digits that distinguish the owner of a calendar, without revealing who it is. */
const OWNER_LENGTH = 16;

/** Settings of reminders: the evening mail, and the calendar with the scans of a product trial. */
export interface ReminderService {
  find(userId: number): Promise<Reminders>;
  setMail(userId: number, mail: MailReminder): Promise<Reminders>;
  /** Creates a new address, and revokes the previous one. */
  makeAddress(userId: number): Promise<CalendarAddress>;
  endAddress(userId: number): Promise<Reminders>;
  calendarOf(userId: number): Promise<Buffer>;
  /**
   * By the secret part of the address. Throws a 404 for one that is unknown or revoked, or of a disabled
   * member.
   */
  calendarAt(token: string): Promise<Buffer>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  memberDays: MemberDays;
  members: Pick<MemberStore, 'findById'>;
  store: ReminderStore;
  tonights: TonightService;
  /** Other modules add theirs before the server serves. */
  dueScans: readonly DueProductTrialScans[];
  publicUrl(): string;
}

export function createReminders(dependencies: Dependencies): ReminderService {
  const { db, clock, locks, memberDays, members, store, tonights, dueScans, publicUrl } = dependencies;

  async function find(userId: number): Promise<Reminders> {
    const { mails, local_time, time_zone, calendar_since } = {
      calendar_since: null,
      ...NO_REMINDERS,
      ...(await store.find(userId)),
    };
    const returnedAt = (await members.findById(userId))?.mail_returned_at ?? null;
    return {
      mail: { is_on: mails, time: local_time, time_zone },
      mail_returned_since: returnedAt?.toISOString() ?? null,
      calendar_since: calendar_since?.toISOString() ?? null,
    };
  }

  async function save(userId: number, change: Parameters<ReminderStore['save']>[2]): Promise<void> {
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      await store.save(transaction, userId, change);
    });
  }

  /** Identifies the member in entries, so that members who share a calendar keep both. */
  async function ownerOf(userId: number): Promise<string> {
    const { key_id } = await db
      .selectFrom('users')
      .select('key_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return hash('sha256', `calendar ${key_id}`).slice(0, OWNER_LENGTH);
  }

  async function calendarOf(userId: number): Promise<Buffer> {
    const { local_time } = (await store.find(userId)) ?? NO_REMINDERS;
    const [week, ...scans] = await Promise.all([
      tonights.findWeek(userId, await memberDays.today(userId)),
      ...dueScans.map((source) => source.list(userId)),
    ]);
    return writeCalendar({
      evenings: week,
      localTime: local_time,
      scans: scans.flat(),
      owner: await ownerOf(userId),
    });
  }

  return {
    find,
    calendarOf,

    async setMail(userId, { is_on, time, time_zone: given }) {
      const stored = (await store.find(userId)) ?? NO_REMINDERS;
      const time_zone = timeZoneOf(given) ?? stored.time_zone;
      await memberDays.learnZone(userId, given);
      const next_mail_at = is_on ? nextMomentAt(time, time_zone, clock()) : null;
      await save(userId, { mails: is_on, local_time: time, time_zone, next_mail_at });
      return find(userId);
    },

    async makeAddress(userId) {
      const token = createToken();
      const calendar_since = clock();
      await save(userId, { calendar_token_hash: hashToken(token), calendar_since });
      return {
        address: `${publicUrl()}/api/calendar/${token}.ics`,
        calendar_since: calendar_since.toISOString(),
      };
    },

    async endAddress(userId) {
      await save(userId, { calendar_token_hash: null, calendar_since: null });
      return find(userId);
    },

    async calendarAt(token) {
      const reminder = await store.findByToken(hashToken(token));
      const member = reminder && (await members.findById(reminder.user_id));
      if (!member || member.disabled_at) throw new Refusal('not_found');
      return calendarOf(reminder.user_id);
    },
  };
}
