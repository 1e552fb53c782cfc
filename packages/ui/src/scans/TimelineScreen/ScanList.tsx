import { Fragment } from 'react';
import { englishOfBrowser } from '../../lib/english-of-browser.ts';
import { IDLE } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelineScan } from '../scan.ts';
import { ScanTile } from '../ScanTile/ScanTile.tsx';
import { PROBLEM, type TimelineScreenProps } from './timeline-props.ts';
import styles from './TimelineScreen.module.css';
import { useNewTile } from './use-new-tile.ts';

const AD_AFTER = 3;

interface ScanListProps extends Pick<
  TimelineScreenProps,
  'hasMore' | 'more' | 'onLoadMore' | 'onChooseTrend' | 'choosing' | 'onRetry' | 'ad'
> {
  checkins: readonly TimelineScan[];
}

/** The loaded scans, newest first, and the button that loads more. */
export function ScanList({
  checkins,
  hasMore = false,
  more = IDLE,
  onLoadMore,
  onChooseTrend,
  choosing,
  onRetry,
  ad,
}: ScanListProps) {
  const { firstNewId, newCount, titleRef, buttonRef, remember } = useNewTile(checkins.map(({ id }) => id));

  function handleLoadMore() {
    remember();
    onLoadMore();
  }

  return (
    <>
      <ol className={styles.List}>
        {checkins.map((checkin, index) => (
          <Fragment key={checkin.id}>
            <li className={styles.Row}>
              <Rail created_at={checkin.created_at} />
              <ScanTile
                checkin={checkin}
                titleRef={checkin.id === firstNewId ? titleRef : undefined}
                isChoosing={checkin.id === choosing}
                onChooseTrend={(in_trend) => onChooseTrend({ id: checkin.id, in_trend })}
              />
            </li>
            {index === AD_AFTER - 1 && ad != null && <li className={styles.Row}>{ad}</li>}
          </Fragment>
        ))}
      </ol>
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

/** The date beside the tile on wide screens. The tile has the same date, so screen readers skip this one. */
function Rail({ created_at }: { created_at: string }) {
  const date = railDate(created_at);
  return (
    <div aria-hidden="true" className={styles.Rail}>
      <span className={styles.Day}>{date?.day}</span>
      <span className={styles.Month}>{date?.month}</span>
    </div>
  );
}

/** The day and the month in the reader's English: "18" and "Nov 2026". Undefined for an invalid date. */
function railDate(iso: string): { day: string; month: string } | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const english = englishOfBrowser();
  return {
    day: new Intl.DateTimeFormat(english, { day: 'numeric' }).format(date),
    month: new Intl.DateTimeFormat(english, { month: 'short', year: 'numeric' }).format(date),
  };
}
