import type { TrendScan, TrendsView } from '@daylit/contract';
import { Fragment, type ReactNode } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelineScan } from '../scan.ts';
import { HiddenScans, type HiddenScansProps } from '../HiddenScans/HiddenScans.tsx';
import { railDate } from '../ScanTile/rail-date.ts';
import { ScanTile } from '../ScanTile/ScanTile.tsx';
import { TrendsSection } from '../TrendsSection/TrendsSection.tsx';
import styles from './TimelineScreen.module.css';
import { useNewTile } from './use-new-tile.ts';
import { WaitingTiles } from './WaitingTiles.tsx';

export interface TimelineScreenProps {
  /** The loaded pages, newest first. A failure concerns the first page. */
  checkins: Loaded<readonly TimelineScan[]>;
  /** Every sign over time. Not shown before the first report. */
  trends: Loaded<TrendsView>;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Whether there is a further page. Default false. */
  hasMore?: boolean;
  /** State of loading the next page or of reloading the list. Default idle. */
  more?: ActionState;
  /** Loads the next page, also after a failure. */
  onLoadMore: () => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Scans older than the plan shows. */
  hidden?: Omit<HiddenScansProps, 'canBuy' | 'onUpgrade'> | undefined;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans. */
  onUpgrade: () => void;
  /** An `AdSlot`, on Free and Trial only. Shown after the third scan; with fewer scans there is none. */
  ad?: ReactNode;
}

const PROBLEM = 'Unable to load timeline.';
const AD_AFTER = 3;

/** All scans that the plan shows, newest first. */
export function TimelineScreen(props: TimelineScreenProps) {
  const { checkins, trends, isWordsOnly = false, onRetry, hidden, canBuy, onUpgrade, ...rest } = props;
  const known = trends.state === 'ready' ? trends.value : undefined;
  const hasTrends = known !== undefined && known.measures.length > 0;
  const isHidden = hidden !== undefined && hidden.count > 0;
  return (
    <Page title="Timeline" caption={known && spanWords(known.scans, isHidden)}>
      {checkins.state === 'failed' && (
        <LoadProblem title={PROBLEM} detail={checkins.detail} onRetry={onRetry} />
      )}
      {checkins.state === 'waiting' && <WaitingTiles />}
      {checkins.state === 'ready' && checkins.value.length === 0 && (
        <Card>
          <EmptyState
            title="No scans yet."
            art={<Bust density="small" className={styles.EmptyBust} />}
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      {isHidden && (
        <div className={styles.Hidden}>
          <HiddenScans {...hidden} canBuy={canBuy} onUpgrade={onUpgrade} />
        </div>
      )}
      {hasTrends && <TrendsSection trends={known} isWordsOnly={isWordsOnly} />}
      {trends.state === 'failed' && checkins.state === 'ready' && (
        <Notice tone="danger" className={styles.Hidden}>
          <p>Unable to load what changed.</p>
          {trends.detail !== null && <p>{trends.detail}</p>}
        </Notice>
      )}
      {checkins.state === 'ready' && checkins.value.length > 0 && (
        <section aria-labelledby="scans" className={styles.Scans}>
          <h2 id="scans" className={styles.Title}>
            Scans
          </h2>
          <Scans checkins={checkins.value} onRetry={onRetry} {...rest} />
        </section>
      )}
    </Page>
  );
}

interface ScansProps extends Pick<TimelineScreenProps, 'hasMore' | 'more' | 'onLoadMore' | 'onRetry' | 'ad'> {
  checkins: readonly TimelineScan[];
}

function Scans({ checkins, hasMore = false, more = IDLE, onLoadMore, onRetry, ad }: ScansProps) {
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
              <ScanTile checkin={checkin} titleRef={checkin.id === firstNewId ? titleRef : undefined} />
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

/** "10 scans since February 11, 2026.", or how many the plan shows. */
function spanWords(scans: readonly TrendScan[], isHidden: boolean): string | undefined {
  const [first] = scans;
  if (!first) return undefined;
  const count = scans.length === 1 ? '1 scan' : `${scans.length} scans`;
  return isHidden ? `Your last ${count}.` : `${count} since ${formatDate(first.created_at)}.`;
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
