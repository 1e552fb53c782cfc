import { atLeast, atMost, figure } from './figure.ts';
import type { Figure } from './figure.ts';

const NOT_COUNTED = 'This version of the engine counts no blemishes and says so in every report.';

/** The engine counts no blemishes, so there is nothing to hold against what could be planted. */
export function measureBlemishes(): Figure[] {
  return [
    figure({
      id: 'blemishes.recall',
      group: 'blemishes',
      what: 'Blemishes found at 2 false finds a face',
      value: null,
      unit: 'share',
      goal: atLeast(0.9),
      sample: 0,
      note: NOT_COUNTED,
    }),
    figure({
      id: 'blemishes.count',
      group: 'blemishes',
      what: 'Mean error of the count, up to 20 blemishes',
      value: null,
      unit: 'count',
      goal: atMost(1),
      sample: 0,
      note: NOT_COUNTED,
    }),
  ];
}
