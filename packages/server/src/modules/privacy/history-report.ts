import { Readable } from 'node:stream';
import { TIER_OF_PLAN } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Member, MemberDays } from '../members/ports.ts';
import type { ScanArchive } from '../scans/ports.ts';
import { SCORE_STAGES, scoreTable } from './archive-tables.ts';
import type { HandOvers } from './ports.ts';
import {
  historyBeginning,
  historyEnd,
  historyOfScan,
  HISTORY_STAGES,
  type HistoryReader,
} from './history-page.ts';

/**
 * Streams the full history of a member: a page for printing, or every score as CSV. Throws a 403 on plans
 * without it.
 */
export type WriteHistory = (member: Member, format: 'html' | 'csv') => Promise<Readable>;

const NOT_IN_PLAN =
  'The full history report is not part of your plan. Your export holds every scan, on every plan.';

interface Dependencies {
  clock: Clock;
  memberDays: MemberDays;
  scans: ScanArchive;
  handOvers: HandOvers;
}

export function createHistoryReports({ clock, memberDays, scans, handOvers }: Dependencies): WriteHistory {
  async function* page(userId: number, reader: HistoryReader, beginning: string): AsyncGenerator<string> {
    yield beginning;
    for await (const archived of scans.readStages(userId, HISTORY_STAGES))
      yield historyOfScan(archived, reader);
    yield historyEnd();
  }

  return async (member, format) => {
    const { id, username, plan, region } = member;
    if (TIER_OF_PLAN[plan] !== 'pro') throw new Refusal('not_allowed', { detail: NOT_IN_PLAN });
    if (format === 'csv') return bytesOf(scoreTable(scans.readStages(id, SCORE_STAGES)));
    // Before the answer begins, so that a failure still becomes an error of its own.
    const [shown, count, timeZone] = await Promise.all([
      handOvers.collect(member),
      scans.count(id),
      memberDays.zoneOf(id),
    ]);
    const reader = { timeZone, region };
    const beginning = historyBeginning({ ...shown, username, count, reader, now: clock() });
    return bytesOf(page(id, reader, beginning));
  };
}

function bytesOf(parts: AsyncIterable<string>): Readable {
  return Readable.from(parts, { objectMode: false });
}
