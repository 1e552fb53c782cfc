import type { FigureUnit, MeasuredFigure, Sign } from '@daylit/contract';

/** The signs as the first words of a figure. */
export const SIGN_WORDS: Record<Sign, string> = {
  redness: 'Redness',
  texture: 'Texture and pores',
  lines: 'Lines',
  dark_circles: 'Dark circles',
  shine: 'Shine',
  tone_evenness: 'Unevenness of tone',
  blemishes: 'Blemishes',
  dark_spots: 'Dark spots',
};

/** A number for readers, for example `0.983`, `99.9 %` or `41 MB`. */
export function inWords(value: number, unit: FigureUnit): string {
  switch (unit) {
    case 'share':
      return `${Number((value * 100).toFixed(1))} %`;
    case 'ratio':
      return `${value.toFixed(2)} x`;
    case 'correlation':
      return value.toFixed(3);
    case 'points':
      return value.toFixed(2);
    case 'count':
      return String(value);
    case 'ms':
    case 'MB':
      return `${value.toFixed(0)} ${unit}`;
  }
}

export function valueWords({ value, unit, met }: MeasuredFigure): string {
  if (value !== null) return inWords(value, unit);
  return met ? 'cannot tell' : 'not measured';
}

export function goalWords({ goal, unit }: MeasuredFigure): string {
  if (goal.value === 0 && goal.bound === 'at_most') return 'none';
  if (goal.value === 1 && goal.bound === 'at_least' && unit === 'share') return 'all';
  return `${goal.bound === 'at_least' ? 'at least' : 'at most'} ${inWords(goal.value, unit)}`;
}

export function verdictWords({ met }: MeasuredFigure): string {
  if (met === null) return 'not measured';
  return met ? 'met' : 'not met';
}
