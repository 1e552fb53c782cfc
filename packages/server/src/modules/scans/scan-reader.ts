import type { Scan, ScanEvent } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { Member, MemberKeys } from '../members/ports.ts';
import { createFitReports } from './fit-reports.ts';
import { presentScan } from './present-scan.ts';
import { stagesOf } from './scan-stages.ts';
import { openStage, openStages } from '../reports/ports.ts';
import type { ThumbnailFiles } from './thumbnail-files.ts';
import { countHiddenScans, visibleScans } from './visible-scans.ts';

/** What members may see. Scans of others, and scans that the plan hides, are absent. */
export interface ScanReader {
  findLatestId(userId: number): Promise<number | null>;
  /** Newest first. */
  list(member: Member, page: { offset: number; limit: number }): Promise<Scan[]>;
  /** How many older scans the plan hides. */
  countHidden(member: Member): Promise<number>;
  find(member: Member, id: number): Promise<Scan | undefined>;
  /** The events after the first `after`; undefined when there is no such scan. */
  listEvents(member: Member, id: number, after: number): Promise<ScanEvent[] | undefined>;
  findThumbnail(member: Member, filename: string): Promise<Buffer | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
  thumbnails: ThumbnailFiles;
  leftOuts: LeftOuts;
}

export function createScanReader(given: Dependencies): ScanReader {
  const { db, clock, keys, thumbnails } = given;
  const fitReports = createFitReports(given);

  function withStages(member: Member) {
    return visibleScans(db, member, clock()).selectAll('scans').select(stagesOf);
  }

  async function findLatestId(userId: number): Promise<number | null> {
    const newest = await db
      .selectFrom('scans')
      .select((row) => row.fn.max<number | null>('id').as('id'))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return newest?.id ?? null;
  }

  return {
    findLatestId,

    async list(member, { offset, limit }) {
      const rows = await withStages(member).orderBy('id', 'desc').offset(offset).limit(limit).execute();
      if (rows.length === 0) return [];
      const open = await keys.findOpener(db, member.id);
      const scans = rows.map((row) => presentScan(row, openStages(open, row.id, row.stages ?? [])));
      return fitReports.scans(member.id, scans);
    },

    countHidden: (member) => countHiddenScans(db, member, clock()),

    async find(member, id) {
      const row = await withStages(member).where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const open = await keys.findOpener(db, member.id);
      const [scan] = await fitReports.scans(member.id, [
        presentScan(row, openStages(open, id, row.stages ?? [])),
      ]);
      return scan;
    },

    async listEvents(member, id, after) {
      const scan = await visibleScans(db, member, clock())
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!scan) return undefined;
      const events = await db
        .selectFrom('scan_events')
        .select(['stage', 'sealed_payload'])
        .where('user_id', '=', member.id)
        .where('scan_id', '=', id)
        .orderBy('position')
        .offset(after)
        .execute();
      if (events.length === 0) return [];
      const open = await keys.findOpener(db, member.id);
      return fitReports.events(
        member.id,
        events.map((event) => openStage(open, id, event)),
      );
    },

    async findThumbnail(member, filename) {
      const owned = await visibleScans(db, member, clock())
        .select('id')
        .where('thumbnail_filename', '=', filename)
        .where('status', '=', 'complete')
        .executeTakeFirst();
      return owned && (await thumbnails.find(member.id, filename));
    },
  };
}
