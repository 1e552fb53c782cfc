import type { LostSign, MeasurementView } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import { changeText, changeTitle } from './change-words.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { rangeWords } from '../../art/RangeMeter/range-words.ts';
import { type ComparedDays, lostBands, trendBands } from './scan-bands.ts';
import type { ChangedTrend } from './sort-trends.ts';

export interface ChangeCardProps {
  change: ChangedTrend;
  isWordsOnly: boolean;
}

/** A sign that really changed. */
export function ChangeCard({ change, isWordsOnly }: ChangeCardProps) {
  return (
    <ProgressCard
      kind={change.change === 'less_visible' ? 'calmer' : 'more'}
      title={changeTitle(change)}
      name={change.trend.concern_name}
      bands={trendBands(change.trend, 'joined', isWordsOnly)}
      isWordsOnly={isWordsOnly}
    >
      <p>{changeText(change, isWordsOnly)}</p>
    </ProgressCard>
  );
}

export interface LostCardProps {
  lost: LostSign;
  /** Says why this photo cannot tell. The advice is beside the signs that it cannot tell. */
  measurement: MeasurementView | undefined;
  days: ComparedDays;
  isWordsOnly: boolean;
}

/** A concern of the last report that this photo cannot tell: the reason and its last range. */
export function LostCard({ lost, measurement, days, isWordsOnly }: LostCardProps) {
  return (
    <ProgressCard
      kind="lost"
      title="Can’t tell this time"
      name={lost.concern_name}
      bands={lostBands(lost, days, isWordsOnly)}
      isWordsOnly={isWordsOnly}
    >
      <p>
        {measurement?.cannot_tell_reason} It was {lastRange(lost, days, isWordsOnly)}.
      </p>
    </ProgressCard>
  );
}

/** "“2 to 4” on October 18": what the last report said of a sign. */
export function lastRange({ range }: LostSign, days: ComparedDays, isWordsOnly: boolean): string {
  const day = days.before === null ? 'last time' : `on ${formatDay(days.before)}`;
  return `“${rangeWords(range, isWordsOnly)}” ${day}`;
}
