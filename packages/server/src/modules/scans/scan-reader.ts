import type { Scan, ScanEvent } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { UploadReplies } from '../chat/ports.ts';
import type { LeftOuts, Tonights } from '../care-plan/ports.ts';
import type { MemberKeys, MemberOnPlan, OpenSealed } from '../members/ports.ts';
import { openVerdicts } from './find-verdicts.ts';
import { createFitReports } from './fit-reports.ts';
import { presentScan } from './present-scan.ts';
import { withStages } from './scan-stages.ts';
import {
  type EncodedStage,
  messageContext,
  openStage,
  openStages,
  type ScanTable,
} from '../reports/ports.ts';
import type { ThumbnailFiles } from './thumbnail-files.ts';
import { countHiddenScans, visibleScans } from './visible-scans.ts';

/** What members may see. Scans of others, and scans that the plan hides, are absent. */
export interface ScanReader {
  findLatestId(userId: number): Promise<number | null>;
  /** Newest first. */
  list(member: MemberOnPlan, page: { offset: number; limit: number }): Promise<Scan[]>;
  /** How many older scans the plan hides. */
  countHidden(member: MemberOnPlan): Promise<number>;
  find(member: MemberOnPlan, id: number): Promise<Scan | undefined>;
  /** The events after the first `after`, and whether more may come; undefined when there is no such scan. */
  listEvents(
    member: MemberOnPlan,
    id: number,
    after: number,
  ): Promise<{ events: ScanEvent[]; isRunning: boolean } | undefined>;
  findThumbnail(member: MemberOnPlan, filename: string): Promise<Buffer | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
  thumbnails: ThumbnailFiles;
  leftOuts: LeftOuts;
  uploadReplies: UploadReplies;
  tonights: Pick<Tonights, 'planToday'>;
}

type ReadRow = Selectable<ScanTable> & { stages: EncodedStage[] | null; sealed_verdicts: Buffer | null };

export function createScanReader(given: Dependencies): ScanReader {
  const { db, clock, keys, thumbnails, uploadReplies } = given;
  const fitReports = createFitReports(given);

  const shownTo = (member: MemberOnPlan) => visibleScans(db, member, clock()).selectAll('scans');

  async function presentAll(userId: number, rows: readonly ReadRow[]): Promise<Scan[]> {
    const open = await keys.findOpener(db, userId);
    const asked = rows.flatMap(({ id, sealed_message }) => (sealed_message ? [id] : []));
    const replies = await uploadReplies.find(userId, asked);
    const scans = rows.map((row) => ({ ...present(open, row), reply: replies.get(row.id) ?? null }));
    return fitReports.scans(userId, scans);
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
      const page = shownTo(member).orderBy('id', 'desc').offset(offset).limit(limit);
      const rows = await withStages(db, page).orderBy('id', 'desc').execute();
      if (rows.length === 0) return [];
      return presentAll(member.id, rows);
    },

    countHidden: (member) => countHiddenScans(db, member, clock()),

    async find(member, id) {
      const row = await withStages(db, shownTo(member).where('id', '=', id)).executeTakeFirst();
      if (!row) return undefined;
      const [scan] = await presentAll(member.id, [row]);
      return scan;
    },

    async listEvents(member, id, after) {
      const scan = await visibleScans(db, member, clock())
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!scan) return undefined;
      // Before the events are read, so that the last ones are not missed.
      const isRunning = scan.status === 'analysing';
      const events = await db
        .selectFrom('scan_events')
        .select(['stage', 'sealed_payload'])
        .where('user_id', '=', member.id)
        .where('scan_id', '=', id)
        .orderBy('position')
        .offset(after)
        .execute();
      if (events.length === 0) return { events: [], isRunning };
      const open = await keys.findOpener(db, member.id);
      const opened = events.map((event) => openStage(open, id, event));
      return { events: await fitReports.events({ userId: member.id, scanId: id }, opened), isRunning };
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

function present(open: OpenSealed, row: ReadRow): Scan {
  const { id, stages, sealed_message, sealed_verdicts } = row;
  const verdicts = openVerdicts(open, id, sealed_verdicts);
  return {
    ...presentScan(row, openStages(open, id, stages ?? []), verdicts),
    user_message: sealed_message && open(sealed_message, messageContext(id)).toString(),
  };
}
