import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { ConsentReader, ProfileReader } from '../accounts/ports.ts';
import type { ScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import { openPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type {
  AnalysisOutput,
  ExternalUse,
  FileStore,
  RoutinePlanner,
  ScanEvent,
  SkinAnalyser,
} from './ports.ts';
import {
  appendEvent,
  type ScanRow,
  findScanRow,
  hasEvent,
  holdAnalysing,
  isAnalysing,
  listPreviousScans,
  noteExternalUse,
} from './repository.ts';
import type { Stages } from './stages.ts';

const NOT_COUNTED = 'Please scan again; this scan was not counted.';
const PHOTO_LOST = `The photo was lost before the analysis had finished. ${NOT_COUNTED}`;
export const GIVEN_UP = `The analysis could not be finished. ${NOT_COUNTED}`;

/** Thrown inside an analysis whose scan was ended or erased by somebody else; what follows has no place any more. */
class Stopped extends Error {}

interface Dependencies {
  db: Db;
  consents: ConsentReader;
  profiles: ProfileReader;
  analyser: SkinAnalyser;
  planner: RoutinePlanner;
  ender: ScanEnder;
  photoKeys: PhotoKeys;
  originals: FileStore;
  thumbnails: FileStore;
}

/** Turns the waiting photo into a report, stage by stage. Run again after a crash, it adds only what is missing. */
export function createScanAnalysis(dependencies: Dependencies): JobHandler<ScanJobs['analyse-scan']> {
  const { db, consents, profiles, analyser, planner, ender, photoKeys, originals, thumbnails } = dependencies;

  async function analyse(scan: ScanRow, photo: Buffer, signal: AbortSignal): Promise<void> {
    const { user_id, id, created_at, thumbnail_filename } = scan;
    const [profile, history] = await Promise.all([
      profiles.findProfile(user_id),
      listPreviousScans(db, user_id, id),
    ]);
    const context = {
      checkin_id: id,
      created_at: created_at.toISOString(),
      answers: profile.preferences,
      history,
    };
    const options = {
      signal,
      // Asked once: where notes are stored, another answer would come too late, and the face would leave for nothing.
      mayAskExternalModel: async () =>
        !(await hasEvent(db, user_id, id, 'condition_notes')) &&
        (await isAnalysing(db, user_id, id)) &&
        (await consents.hasConsent(db, user_id, 'external_ai')),
    };
    const stages: Partial<Stages> = {};

    async function store<S extends keyof Stages>(
      stage: S,
      payload: Stages[S],
      external?: ExternalUse,
    ): Promise<void> {
      // What a run before a crash has told stays told, and the rest of the report is made from it. The compiler cannot see
      // that a stage and its own payload make an event of the union.
      stages[stage] = (await inTransaction(db, async (transaction) => {
        if (!(await holdAnalysing(transaction, user_id, id))) throw new Stopped();
        if (external) await noteExternalUse(transaction, user_id, id, external);
        return await appendEvent(transaction, user_id, id, { stage, payload } as ScanEvent);
      })) as Stages[S];
    }

    async function take(output: Extract<AnalysisOutput, { type: 'stage' }>): Promise<void> {
      const { stage, payload } = output.event;
      await store(stage, payload, output.external);
      const { skin_type, skin_sensitivity, condition_notes } = stages;
      if (!skin_type || !skin_sensitivity || !condition_notes) return;
      const facts = { skin_type, skin_sensitivity, condition_notes, ...profile };
      if (stage === 'condition_notes') await store('care_plan', planner.planRoutine(facts).care_plan);
      if (stage === 'progress_summary')
        await store('product_needs', planner.planRoutine(facts).product_needs);
    }

    for await (const output of analyser.analyse(photo, context, options)) {
      signal.throwIfAborted();
      if (output.type === 'stage') {
        await take(output);
      } else {
        await thumbnails.put(thumbnail_filename, output.thumbnail);
        await ender.end(scan, { status: 'complete', record: output.record });
        return;
      }
    }
    const reason = stages.photo_quality?.reason ?? PHOTO_LOST;
    await ender.end(scan, { status: 'failed', failure_detail: reason });
  }

  return {
    async run({ user_id, scan_id }, signal) {
      const scan = await findScanRow(db, user_id, scan_id);
      if (!scan) return;
      if (!scan.photo_key) return await ender.deleteOriginal(scan);
      const [key, bytes] = await Promise.all([
        photoKeys.unwrap(scan.photo_key, scan.photo_name),
        originals.find(scan.photo_name),
      ]);
      if (!key || !bytes) return await ender.end(scan, { status: 'failed', failure_detail: PHOTO_LOST });
      try {
        await analyse(scan, openPhoto({ key, bytes }), signal);
      } catch (error) {
        if (error instanceof Stopped) return;
        if (!(error instanceof Refusal) || error.code === 'busy') throw error;
        await ender.end(scan, { status: 'failed', failure_detail: error.message });
      }
    },

    async giveUp({ user_id, scan_id }) {
      const scan = await findScanRow(db, user_id, scan_id);
      if (scan) await ender.end(scan, { status: 'failed', failure_detail: GIVEN_UP });
    },
  };
}
