import type { LostSign, MeasurementView } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import { listSigns } from '../../lib/list-signs.ts';
import { LostCard } from './LostCard.tsx';
import { rangeWords } from '../../art/RangeMeter/range-words.ts';
import { type ComparedDays, lostBands } from './scan-bands.ts';

export interface LostCardsProps {
  lost_signs: readonly LostSign[];
  /** They say why this photo cannot tell. The advice is beside the signs that it cannot tell. */
  measurements: readonly MeasurementView[] | undefined;
  days: ComparedDays;
  isWordsOnly: boolean;
}

/**
 * The concerns of the last report that this photo cannot tell: the reason and their last ranges. Those with
 * the same reason share a card; there, a chart for each would say no more than the ranges.
 */
export function LostCards({ lost_signs, measurements, days, isWordsOnly }: LostCardsProps) {
  const reasonOf = ({ sign }: LostSign) =>
    measurements?.find((one) => one.sign === sign)?.cannot_tell_reason ?? '';
  const groups = Map.groupBy(lost_signs, reasonOf);
  return Array.from(groups, ([reason, alike]) => {
    const names = listSigns(alike.map(({ sign }) => sign));
    const [lost] = alike;
    const isAlone = lost !== undefined && alike.length === 1;
    return (
      <LostCard
        key={names}
        name={names}
        bands={isAlone ? lostBands(lost, days, isWordsOnly) : []}
        isWordsOnly={isWordsOnly}
      >
        <p>{`${reason} ${
          isAlone
            ? `It was “${rangeWords(lost.range, isWordsOnly)}” ${dayWords(days)}.`
            : lastRanges(alike, days, isWordsOnly)
        }`}</p>
      </LostCard>
    );
  });
}

/** "Redness: “2 to 4” on October 18.", for each sign: what the last report said. */
export function lastRanges(
  lost_signs: readonly LostSign[],
  days: ComparedDays,
  isWordsOnly: boolean,
): string {
  return lost_signs
    .map(
      ({ concern_name, range }) => `${concern_name}: “${rangeWords(range, isWordsOnly)}” ${dayWords(days)}.`,
    )
    .join(' ');
}

function dayWords({ before }: ComparedDays): string {
  return before === null ? 'last time' : `on ${formatDay(before)}`;
}
