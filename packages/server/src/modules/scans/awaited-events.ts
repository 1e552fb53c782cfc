import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanEvent } from '@daylit/contract';
import type { MemberOnPlan } from '../members/ports.ts';
import type { ScanReader } from './scan-reader.ts';

/** Milliseconds between two reads of the events of a scan, which another server may be analysing. */
const PAUSE = 150;

/** Holds the answer to a call for events until there are some. */
export interface AwaitedEvents {
  /**
   * The events after the first `after`, held for up to `wait` seconds while nothing is new and the scan runs;
   * undefined when there is no such scan.
   */
  list(
    member: MemberOnPlan,
    query: { id: number; after: number; wait: number },
    signal: AbortSignal,
  ): Promise<ScanEvent[] | undefined>;
  /** Answers all calls that are held, because the server stops. */
  stop(): void;
}

export function createAwaitedEvents(reader: Pick<ScanReader, 'listEvents'>): AwaitedEvents {
  const stopping = new AbortController();
  return {
    async list(member, { id, after, wait }, signal) {
      const isOver = AbortSignal.any([signal, stopping.signal, AbortSignal.timeout(wait * 1000)]);
      for (;;) {
        const found = await reader.listEvents(member, id, after);
        const isHeld = found?.isRunning && found.events.length === 0 && wait > 0 && !isOver.aborted;
        if (!isHeld) return found?.events;
        await sleep(PAUSE, undefined, { signal: isOver }).catch(() => undefined);
      }
    },

    stop: () => stopping.abort(),
  };
}
