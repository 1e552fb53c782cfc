import type { RoutineDone, Tonight } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { MemberDays, MemberLocks, ProfileReader } from '../../members/ports.ts';
import { factsOfMember } from '../checker/facts-of-member.ts';
import { findNewProducts } from '../checker/new-products.ts';
import type { ConfirmedPlans, Tonights } from '../ports.ts';
import type { ProductFinder } from '../../catalogue/ports.ts';
import type { LatestReports } from '../../reports/ports.ts';
import { plannedProducts } from '../left-out/fit-care-plan.ts';
import { readProfile } from '../profile.ts';
import { cycleWeek } from './cycle-week.ts';
import { requireToday, weekAround } from './local-dates.ts';
import { planOnDay } from './plan-on-day.ts';
import { presentTonight } from './present-tonight.ts';
import type { RoutineDays } from './routine-days.ts';

export interface TonightService extends Tonights {
  /** The days of the week around a date, Monday first; or only `that_day`. */
  findWeek(userId: number, date: string, which?: 'that_day'): Promise<Tonight[]>;
  /** Marks a part of a day as done, or not done. */
  mark(userId: number, done: RoutineDone): Promise<Tonight>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  memberDays: MemberDays;
  confirmedPlans: ConfirmedPlans;
  days: RoutineDays;
  profiles: ProfileReader;
  reports: LatestReports;
  finder: ProductFinder;
}

export function createTonights(dependencies: Dependencies): TonightService {
  const { db, clock, locks, memberDays, confirmedPlans, days, profiles, reports, finder } = dependencies;

  /** What every answer about a member's days is made from. */
  async function readDay(userId: number, date: string) {
    const now = clock();
    const [products, told, report, done, timeZone] = await Promise.all([
      confirmedPlans.read(userId),
      profiles.findProfile(userId),
      reports.find(userId),
      days.find(userId, date),
      memberDays.zoneOf(userId),
    ]);
    const { exfoliationsPerWeek } = readProfile(factsOfMember(told, report));
    const inUse = products.filter(({ leftOut }) => leftOut === null);
    const cycled = cycleWeek({ products: inUse, exfoliationsPerWeek, now });
    const suggested = report?.care_plan ?? null;
    const newest = findNewProducts(inUse, { now, timeZone })[0];
    const present = (day: string) => {
      const doneThen = day === date ? done : new Set<never>();
      return presentTonight({ date: day, cycled, products, suggested, done: doneThen, newest });
    };
    return { present, date, now, timeZone, region: told.region ?? null, products, exfoliationsPerWeek };
  }

  async function findDays(userId: number, date: string, dates: readonly string[]): Promise<Tonight[]> {
    const { present } = await readDay(userId, date);
    return dates.map(present);
  }

  async function find(userId: number, date: string): Promise<Tonight> {
    const [tonight] = await findDays(userId, date, [date]);
    if (tonight === undefined) throw new Error('A day was asked for and not presented.');
    return tonight;
  }

  return {
    findWeek: (userId, date, which) =>
      findDays(userId, date, which === 'that_day' ? [date] : weekAround(date)),

    async find(userId, date) {
      requireToday(date, clock());
      return find(userId, date);
    },

    async planToday(userId, fitted) {
      const ids = plannedProducts(fitted).map(({ id }) => id);
      const date = await memberDays.today(userId);
      const [day, removed, known] = await Promise.all([
        readDay(userId, date),
        confirmedPlans.readRemoved(userId),
        finder.find([...new Set(ids)]),
      ]);
      const removedIds = new Set(removed.map(({ product }) => product.product.id));
      return planOnDay(fitted, { ...day, removed: removedIds, known }, day.present(date));
    },

    async mark(userId, done) {
      requireToday(done.date, clock());
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        await days.mark(transaction, userId, done);
      });
      return find(userId, done.date);
    },
  };
}
