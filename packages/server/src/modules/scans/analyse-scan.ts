import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../errors.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { isStoreFailure } from '../../object-store.ts';
import type { CarePlanner, Courses } from '../care-plan/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { ProfileReader } from '../members/ports.ts';
import type { ScanEnder } from './end-scan.ts';
import type { ScanJobs } from './jobs.ts';
import { openPhoto } from './photo-cipher.ts';
import type { PhotoKeys } from './photo-keys.ts';
import type { AnalysisOptions, FileStore, SkinAnalyser } from './ports.ts';
import { type ContextDependencies, contextOf } from './scan-context.ts';
import { findScanRow, hasEvent, isAnalysing, type ScanRow } from './repository.ts';
import type { ThumbnailFiles } from './thumbnail-files.ts';
import { createReportWriter, type ReportWriter, ScanStopped } from './write-report.ts';

const NOT_COUNTED = 'Please scan again; this scan was not counted.';
const PHOTO_LOST = `The photo was lost before the analysis had finished. ${NOT_COUNTED}`;
export const GIVEN_UP = `The analysis could not be finished. ${NOT_COUNTED}`;

/** Before a scan asks again for what the file store has not given, in milliseconds. */
const STORE_PAUSE = 2_000;

interface Dependencies extends ContextDependencies {
  consents: ConsentReader;
  profiles: ProfileReader;
  analyser: SkinAnalyser;
  carePlanner: CarePlanner;
  courses: Courses;
  ender: ScanEnder;
  photoKeys: PhotoKeys;
  originals: FileStore;
  thumbnails: ThumbnailFiles;
}

/**
 * Turns the waiting photo into a report, stage by stage. A retry after a crash adds only the missing stages.
 */
export function createScanAnalysis(dependencies: Dependencies): JobHandler<ScanJobs['analyse-scan']> {
  const { db, consents, profiles, analyser, ender, photoKeys, originals, thumbnails } = dependencies;

  function optionsOf({ user_id, id }: ScanRow, signal: AbortSignal): AnalysisOptions {
    return {
      signal,
      // False once the notes are stored: the answer would come too late, and the face would be sent for
      // nothing.
      mayAskExternalModel: async () =>
        !(await hasEvent(db, user_id, id, 'condition_notes')) &&
        (await isAnalysing(db, user_id, id)) &&
        (await consents.hasConsent(db, user_id, 'external_ai')),
    };
  }

  async function analyse(scan: ScanRow, photo: Buffer, signal: AbortSignal): Promise<void> {
    const profile = await profiles.findProfile(scan.user_id);
    const report = createReportWriter({ ...dependencies, scan, profile });
    const context = await contextOf(dependencies, scan, profile);
    for await (const output of analyser.analyse(photo, context, optionsOf(scan, signal))) {
      signal.throwIfAborted();
      if (output.type === 'stage') {
        await report.write(output);
      } else {
        await thumbnails.put(scan.user_id, scan.thumbnail_filename, output.thumbnail);
        const { record } = output;
        await ender.end(scan, { status: 'complete', record, tellsNothing: tellsNothing(report.stages) });
        return;
      }
    }
    const reason = report.stages.photo_quality?.reason ?? PHOTO_LOST;
    await ender.end(scan, { status: 'failed', failure_detail: reason });
  }

  async function analyseOnce({ user_id, scan_id }: ScanJobs['analyse-scan'], signal: AbortSignal) {
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
      if (error instanceof ScanStopped) return;
      if (!(error instanceof Refusal) || error.code === 'busy') throw error;
      await ender.end(scan, { status: 'failed', failure_detail: error.message });
    }
  }

  return {
    // Each attempt counts for the queue, so waiting for a store elsewhere is none. The sweep ends what waits
    // for too long.
    async run(payload, signal) {
      for (;;) {
        try {
          return await analyseOnce(payload, signal);
        } catch (error) {
          if (!isStoreFailure(error)) throw error;
          await wait(STORE_PAUSE, undefined, { signal });
        }
      }
    },

    async giveUp({ user_id, scan_id }) {
      const scan = await findScanRow(db, user_id, scan_id);
      if (scan) await ender.end(scan, { status: 'failed', failure_detail: GIVEN_UP });
    },
  };
}

/** Whether the photo was good enough for the check, and yet it shows no sign. */
function tellsNothing({ condition_notes }: ReportWriter['stages']): boolean {
  const measurements = condition_notes?.measurements ?? [];
  return measurements.length > 0 && measurements.every(({ severity_score }) => severity_score === null);
}
