import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanEvent } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import type { QueueReader } from '../../jobs/queue.ts';
import type { MemberOnPlan } from '../members/ports.ts';
import type { ScanJobs } from './jobs.ts';
import type { ScanReader } from './scan-reader.ts';

/** Milliseconds between two reads of the events of a scan, which another server may be analysing. */
const PAUSE = 150;

/** Holds the answer to a call for events until there are some. */
export interface AwaitedEvents {
  /**
   * The events after the first `after`, held for up to `wait` seconds while nothing is new and the scan runs;
   * undefined when there is no such scan. `place`: the place of a scan whose analysis has not begun, from 1.
   */
  list(
    member: MemberOnPlan,
    query: { id: number; after: number; wait: number },
    signal: AbortSignal,
  ): Promise<{ events: ScanEvent[]; place: number | undefined } | undefined>;
  /** Answers all calls that are held, because the server stops. */
  stop(): void;
}

interface Dependencies {
  db: Db;
  queue: QueueReader<ScanJobs>;
  reader: Pick<ScanReader, 'listEvents'>;
}

export function createAwaitedEvents({ db, queue, reader }: Dependencies): AwaitedEvents {
  const stopping = new AbortController();

  async function placeOf(
    { id: user_id }: MemberOnPlan,
    scan_id: number,
    { isRunning }: { isRunning: boolean },
  ) {
    return isRunning ? await queue.findPlace(db, 'analyse-scan', { user_id, scan_id }) : undefined;
  }
  return {
    async list(member, { id, after, wait }, signal) {
      const isOver = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(wait * 1000)]);
      for (;;) {
        const found = await reader.listEvents(member, id, after);
        const isHeld = found?.isRunning && found.events.length === 0 && wait > 0 && !isOver.aborted;
        if (!isHeld) return found && { events: found.events, place: await placeOf(member, id, found) };
        await sleep(PAUSE, undefined, { signal: isOver }).catch(() => undefined);
      }
    },

    stop: () => stopping.abort(),
  };
}
