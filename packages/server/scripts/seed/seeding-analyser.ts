import { ENGINE_VERSION } from '@daylit/vision';
import { createEmbeddedAnalyser } from '../../src/adapters/analysis/embedded.ts';
import { Refusal } from '../../src/errors.ts';
import type { ScanContext, SkinAnalyser } from '../../src/modules/scans/ports.ts';
import type { SeededScan } from './seeded-members.ts';

export interface SeedingAnalyser extends SkinAnalyser {
  /** What the next analyses are like. */
  expect(scan: SeededScan): void;
  close(): Promise<void>;
}

/** The engine that ships with the product. It names an older version, or gives up, where a scan says so. */
export function createSeedingAnalyser(): SeedingAnalyser {
  const embedded = createEmbeddedAnalyser({
    onCrash(error) {
      throw error;
    },
  });
  let expected: SeededScan | undefined;

  return {
    get version() {
      return expected?.engine ?? embedded.version;
    },
    assess: embedded.assess,
    repeat: embedded.repeat,
    async *analyse(photo, context) {
      if (expected?.fails)
        throw new Refusal('invalid', {
          detail: 'The photo could not be read to its end. Please scan again.',
        });
      for await (const output of embedded.analyse(photo, asOf(context, expected?.engine))) {
        if (output.type === 'finished' && expected?.engine)
          yield { ...output, record: { ...output.record, engine_version: expected.engine } };
        else yield output;
      }
    },
    expect(scan) {
      expected = scan;
    },
    close: embedded.close,
  };
}

/** The history as that version saw it: scans of the same version are of the engine's own. */
function asOf(context: ScanContext, engine: string | undefined): ScanContext {
  const history = context.history.map((scan) => {
    const record = scan.record as { engine_version?: string };
    const isOfThen = engine !== undefined && record.engine_version === engine;
    return isOfThen ? { ...scan, record: { ...record, engine_version: ENGINE_VERSION } } : scan;
  });
  return { ...context, history };
}
