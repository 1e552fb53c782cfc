import { type Activity, measure, measureParts } from '../../activity.ts';
import { Refusal } from '../../errors.ts';
import type { SkinAnalyser } from '../../modules/scans/ports.ts';

/** A refusal is an answer of the engine, and no failure. Its code is one of few. */
const NAMING = { ofError: (error: unknown) => (error instanceof Refusal ? error.code : 'error') };

function activity(operation: string): Activity {
  return { part: 'engine', operation };
}

/** The same engine with each call measured. Of a photo that is refused only the reason is told. */
export function measuredAnalyser(engine: SkinAnalyser): SkinAnalyser {
  return {
    version: engine.version,
    warmUp: () => engine.warmUp?.(),
    assess: (photo) =>
      measure(activity('check'), () => engine.assess(photo), {
        ...NAMING,
        ofValue: ({ status, issue }) => (status === 'fail' ? (issue ?? 'refused') : 'ok'),
      }),
    repeat: (photo, first) => measure(activity('repeat'), () => engine.repeat(photo, first), NAMING),
    analyse: (photo, context, options) =>
      measureParts(activity('analyse'), engine.analyse(photo, context, options), NAMING),
  };
}
