import { Fragment, type ReactNode } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { TimelineScan } from '../scan.ts';
import { HiddenScans, type HiddenScansProps } from '../HiddenScans/HiddenScans.tsx';
import { railDate } from '../ScanTile/rail-date.ts';
import { ScanTile } from '../ScanTile/ScanTile.tsx';
import styles from './TimelineScreen.module.css';
import { useNewTile } from './use-new-tile.ts';
import { WaitingTiles } from './WaitingTiles.tsx';

export interface TimelineScreenProps {
  /** The pages loaded so far, newest first. Undefined until the first one has arrived. */
  checkins: readonly TimelineScan[] | undefined;
  /** Whether a further page is there to load. Default false. */
  hasMore?: boolean;
  /** Keeps the button and ignores further clicks. Default false. */
  isLoadingMore?: boolean;
  /** Asks for the next page; also what tries again after it did not arrive. */
  onLoadMore: () => void;
  /** The first page, or a further one, did not arrive. `detail` is the server's own word. */
  problem?: { detail?: string | undefined } | undefined;
  /** Asks again after a problem. Without it, no button. */
  onRetry?: (() => void) | undefined;
  /** Scans older than the plan shows. Stands at the end, once all pages are loaded. */
  hidden?: Omit<HiddenScansProps, 'onUpgrade'> | undefined;
  /** Opens the plans. Leave it out for 13 to 17: nothing is sold to them. */
  onUpgrade?: (() => void) | undefined;
  /** An `AdSlot`, on Free and Trial only. Stands after the third scan; without three there is none. */
  ad?: ReactNode;
}

const PROBLEM = 'Unable to load timeline.';
const AD_AFTER = 3;

/** All scans that the plan shows, newest first. */
export function TimelineScreen({ checkins, problem, onRetry, ...rest }: TimelineScreenProps) {
  return (
    <Page title="Timeline" width="list">
      {checkins === undefined && problem && (
        <LoadProblem title={PROBLEM} detail={problem.detail} onRetry={onRetry} />
      )}
      {checkins === undefined && !problem && <WaitingTiles />}
      {checkins?.length === 0 && (
        <Card>
          <EmptyState
            title="No scans yet."
            art={<Bust density="small" className={styles.EmptyBust} />}
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      {checkins && <Scans checkins={checkins} problem={problem} onRetry={onRetry} {...rest} />}
    </Page>
  );
}

interface ScansProps extends TimelineScreenProps {
  checkins: readonly TimelineScan[];
}

function Scans(props: ScansProps) {
  const { checkins, hasMore = false, isLoadingMore = false, onLoadMore, problem, onRetry } = props;
  const { hidden, onUpgrade, ad } = props;
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
        {hidden && hidden.count > 0 && !hasMore && (
          <li className={styles.Row}>
            <HiddenScans {...hidden} onUpgrade={onUpgrade} />
          </li>
        )}
      </ol>
      <output>
        <VisuallyHidden>
          {newCount > 0 && `${newCount} more ${newCount === 1 ? 'scan' : 'scans'}`}
        </VisuallyHidden>
      </output>
      <div className={styles.End}>
        {problem && (
          <Notice tone="danger">
            <p>{PROBLEM}</p>
            {problem.detail !== undefined && <p>{problem.detail}</p>}
          </Notice>
        )}
        {hasMore && (
          <Button ref={buttonRef} variant="outline" busy={isLoadingMore} onClick={handleLoadMore}>
            {isLoadingMore ? 'Loading...' : 'Load More'}
          </Button>
        )}
        {problem && !hasMore && onRetry && (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </>
  );
}

/** The date beside the tile on wide screens. Repeats the tile's own, so it is not read out. */
function Rail({ created_at }: { created_at: string }) {
  const date = railDate(created_at);
  return (
    <div aria-hidden="true" className={styles.Rail}>
      <span className={styles.Day}>{date?.day}</span>
      <span className={styles.Month}>{date?.month}</span>
    </div>
  );
}
