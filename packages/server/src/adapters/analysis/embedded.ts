import type { PhotoQuality } from '@daylit/contract';
import { ENGINE_VERSION } from '@daylit/vision';
import type { AnalysisOutput, RepeatPair, SkinAnalyser } from '../../modules/scans/ports.ts';
import { createThreadPool } from './thread-pool.ts';

interface Options {
  /** How many threads analyse photos. Default one. */
  threads?: number;
  /** Called when an analysis thread ends by itself. */
  onCrash(error: Error): void;
}

/** The engine that ships with the product, in threads of this process. No photo leaves the machine. */
export function createEmbeddedAnalyser({
  threads = 1,
  onCrash,
}: Options): SkinAnalyser & { close(): Promise<void> } {
  const pool = createThreadPool({
    script: new URL('./analysis-thread.ts', import.meta.url),
    size: threads,
    // Twenty people with a check and a scan each. Their photos are within the budget of uploads.
    maxWaiting: 48,
    timeout: 60_000,
    maxIdle: 10_000,
    onCrash,
  });

  return {
    version: ENGINE_VERSION,
    warmUp: () => pool.warmUp(),

    async assess(photo) {
      let verdict: PhotoQuality | undefined;
      for await (const reply of pool.run({ type: 'assess', photo })) {
        if (reply.type === 'assessed') verdict = reply.quality;
      }
      if (!verdict) throw new Error('The photo gate gave no verdict.');
      return verdict;
    },

    async repeat(photo, first) {
      let pair: RepeatPair | undefined;
      for await (const reply of pool.run({ type: 'repeat', photo, first })) {
        if (reply.type === 'repeated') ({ pair } = reply);
      }
      if (!pair) throw new Error('The engine did not measure the second photo.');
      return pair;
    },

    async *analyse(photo, context) {
      let finished: AnalysisOutput | undefined;
      for await (const reply of pool.run({ type: 'analyse', photo, context })) {
        if (reply.type === 'stage') yield reply;
        if (reply.type === 'finished') finished = reply;
      }
      // Only when the thread is free: a caller reads no further, and the pool would end a thread that is not.
      if (finished) yield finished;
    },

    close: () => pool.close(),
  };
}
