import type { MeasuredFigure } from '@daylit/contract';
import { withUnit } from '../../lib/with-unit.ts';

const DECIMALS: Record<MeasuredFigure['unit'], number> = {
  count: 2,
  correlation: 3,
  share: 3,
  points: 2,
  ratio: 2,
  ms: 0,
  MB: 0,
};

/** "0.983", "99.5 %", "0.21 points", "1.8 times", "41 MB". */
export function inWords(value: number, unit: MeasuredFigure['unit']): string {
  if (unit === 'share') return withUnit(Number((value * 100).toFixed(1)), '%');
  const number = String(Number(value.toFixed(DECIMALS[unit])));
  if (unit === 'count' || unit === 'correlation') return number;
  return withUnit(number, unit === 'ratio' ? 'times' : unit);
}

/** "at least 0.98", "at most 0.25 points", "none", "all". */
export function goalInWords({ goal, unit }: MeasuredFigure): string {
  if (goal.bound === 'at_most' && goal.value === 0) return 'none';
  if (goal.bound === 'at_least' && goal.value === 1 && unit === 'share') return 'all';
  return `${goal.bound === 'at_least' ? 'at least' : 'at most'} ${inWords(goal.value, unit)}`;
}
