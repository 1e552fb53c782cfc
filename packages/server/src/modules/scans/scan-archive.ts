import { type Stage, STAGES } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MemberKeys, OpenSealed } from '../members/ports.ts';
import type { ArchivedScan, ArchivedStages, ScanArchive, UnreadableScan } from './ports.ts';
import { presentScan, shownThumbnail } from './present-scan.ts';
import { messageContext, openStages, type ScanTable, type Stages } from '../reports/ports.ts';
import { stagesOf } from './scan-stages.ts';
import type { ThumbnailFiles } from './thumbnail-files.ts';

/** Scans that are read in one query, so that any number fits into memory and nobody else waits long. */
const PAGE_SIZE = 20;

/** Names of thumbnails that are read in one query. */
const NAMES_AT_ONCE = 1000;

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  thumbnails: ThumbnailFiles;
}

interface Reading<Archived> {
  /** The stages that are read. */
  names: readonly Stage[];
  /** Throws where the scan cannot be read. */
  read: (row: Selectable<ScanTable>, stages: Partial<Stages>, open: OpenSealed) => Archived;
}

/** Makes the reader of everything that is kept of a member's scans, whatever the plan shows. */
export function createScanArchive({ db, keys, thumbnails }: Dependencies): ScanArchive {
  async function readPage(userId: number, after: number, names: readonly Stage[]) {
    return await db
      .selectFrom('scans')
      .selectAll('scans')
      .select((row) => stagesOf(row, names))
      .where('scans.user_id', '=', userId)
      .where('scans.id', '>', after)
      .orderBy('scans.id')
      .limit(PAGE_SIZE)
      .execute();
  }

  async function* readAll<Archived>(userId: number, { names, read }: Reading<Archived>) {
    let after = 0;
    for (;;) {
      const rows = await readPage(userId, after, names);
      const last = rows.at(-1);
      if (!last) return;
      const open = await keys.findOpener(db, userId);
      for (const row of rows) {
        // Opened one by one, because an open report takes many times the memory of a sealed one.
        yield orUnreadable(row, () => read(row, openStages(open, row.id, row.stages ?? []), open));
      }
      after = last.id;
    }
  }

  return {
    async count(userId, reading = db) {
      const { count } = await reading
        .selectFrom('scans')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },

    read: (userId) => readAll(userId, { names: STAGES, read: readScan }),

    readStages: (userId, names) =>
      readAll(userId, { names, read: (row, stages, open) => readSome(row, names, { stages, open }) }),

    async *readThumbnailNames(userId) {
      let after = 0;
      for (;;) {
        const page = await db
          .selectFrom('scans')
          .select(['id', 'thumbnail_filename'])
          .where('user_id', '=', userId)
          .where('id', '>', after)
          .where('status', '=', 'complete')
          .where('thumbnail_deleted_at', 'is', null)
          .orderBy('id')
          .limit(NAMES_AT_ONCE)
          .execute();
        yield* page;
        const last = page.at(-1);
        if (!last || page.length < NAMES_AT_ONCE) return;
        after = last.id;
      }
    },

    findThumbnail: (userId, filename) => thumbnails.find(userId, filename),
  };
}

function orUnreadable<Archived>(
  { id, created_at }: Selectable<ScanTable>,
  read: () => Archived,
): Archived | UnreadableScan {
  try {
    return read();
  } catch {
    return { unreadable: { id, created_at: created_at.toISOString() } };
  }
}

function readScan(row: Selectable<ScanTable>, stages: Partial<Stages>, open: OpenSealed): ArchivedScan {
  return { scan: presentScan(row, stages), message: openMessage(row, open), taken_on: row.taken_on };
}

function openMessage({ id, sealed_message }: Selectable<ScanTable>, open: OpenSealed): string | null {
  return sealed_message && open(sealed_message, messageContext(id)).toString();
}

function readSome<Name extends Stage>(
  row: Selectable<ScanTable>,
  names: readonly Name[],
  { stages, open }: { stages: Partial<Stages>; open: OpenSealed },
): ArchivedStages<Name> {
  const { id, created_at, status, failure_detail } = row;
  const isComplete = status === 'complete';
  if (isComplete && names.some((name) => stages[name] === undefined))
    throw new Error('A complete scan lacks a stage of its report.');
  const facts = {
    id,
    created_at: created_at.toISOString(),
    status,
    failure_detail,
    thumbnail_filename: shownThumbnail(row),
    message: openMessage(row, open),
  };
  return { ...facts, stages: isComplete ? (stages as Pick<Stages, Name>) : undefined };
}
