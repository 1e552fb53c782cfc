import type { TrendsView } from '@daylit/contract';
import { Fragment } from 'react';
import { formatMonthOfYear } from '../../lib/format-date.ts';
import { IDLE } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelineScan } from '../scan.ts';
import { scanChanges } from '../ScanRow/scan-change.ts';
import { ScanRow } from '../ScanRow/ScanRow.tsx';
import { monthsOf } from './months.ts';
import { PROBLEM, type TimelineScreenProps } from './timeline-props.ts';
import styles from './TimelineScreen.module.css';
import { useNewTile } from './use-new-tile.ts';

interface ScanListProps extends Pick<
  TimelineScreenProps,
  'hasMore' | 'more' | 'onLoadMore' | 'onChooseTrend' | 'choosing' | 'onDelete' | 'onRetry' | 'ad'
> {
  checkins: readonly TimelineScan[];
  /** Undefined while they are loaded. */
  trends: TrendsView | undefined;
}

const NO_TRENDS: TrendsView = { scans: [], measures: [] };

/** The loaded scans by month, newest first, and the button that loads more. */
export function ScanList({
  checkins,
  trends = NO_TRENDS,
  hasMore = false,
  more = IDLE,
  onLoadMore,
  onChooseTrend,
  choosing,
  onDelete,
  onRetry,
  ad,
}: ScanListProps) {
  const { firstNewId, newCount, titleRef, buttonRef, remember } = useNewTile(checkins.map(({ id }) => id));
  const changes = scanChanges(trends);
  const months = monthsOf(checkins, trends.scans, ad != null);

  function handleLoadMore() {
    remember();
    onLoadMore();
  }

  return (
    <>
      {months.map(({ created_at, rows, hasNewEngineAbove, hasAdBelow }) => (
        <Fragment key={rows[0]?.id}>
          {hasNewEngineAbove && (
            <p className={styles.EarlierEngine}>
              An earlier version read the photos below. They are not compared with newer ones.
            </p>
          )}
          <section className={styles.Month}>
            <h3 className={styles.MonthTitle}>{formatMonthOfYear(created_at)}</h3>
            <Card padding="none">
              <ol className={styles.Rows}>
                {rows.map((checkin) => (
                  <li key={checkin.id}>
                    <ScanRow
                      checkin={checkin}
                      change={changes.get(checkin.id)}
                      titleRef={checkin.id === firstNewId ? titleRef : undefined}
                      isChoosing={checkin.id === choosing}
                      onChooseTrend={(in_trend) => onChooseTrend({ id: checkin.id, in_trend })}
                      onDelete={() => onDelete({ id: checkin.id })}
                    />
                  </li>
                ))}
              </ol>
            </Card>
          </section>
          {hasAdBelow && <div className={styles.Ad}>{ad}</div>}
        </Fragment>
      ))}
      <output>
        <VisuallyHidden>
          {newCount > 0 && `${newCount} more ${newCount === 1 ? 'scan' : 'scans'}`}
        </VisuallyHidden>
      </output>
      <div className={styles.End}>
        {more.state === 'failed' && (
          <Notice tone="danger">
            <p>{PROBLEM}</p>
            {more.detail !== null && <p>{more.detail}</p>}
          </Notice>
        )}
        {hasMore && (
          <Button ref={buttonRef} variant="outline" busy={more.state === 'busy'} onClick={handleLoadMore}>
            {more.state === 'busy' ? 'Loading...' : 'Load More'}
          </Button>
        )}
        {more.state === 'failed' && !hasMore && onRetry && (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </>
  );
}
