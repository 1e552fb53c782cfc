import type { TrendScan } from '@daylit/contract';
import { Bust } from '../../art/Bust/Bust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ChangeCard } from '../ChangeCard/ChangeCard.tsx';
import { HiddenScans } from '../HiddenScans/HiddenScans.tsx';
import { OtherSigns } from '../OtherSigns/OtherSigns.tsx';
import { ScanList } from './ScanList.tsx';
import { PROBLEM, type TimelineScreenProps } from './timeline-props.ts';
import styles from './TimelineScreen.module.css';
import { WaitingRows } from './WaitingRows.tsx';

/** What changed over all scans first, then the scans that the plan shows, newest first. */
export function TimelineScreen(props: TimelineScreenProps) {
  const { checkins, trends, isWordsOnly = false, allowance, onRetry, hidden, ...list } = props;
  const { canBuy, onUpgrade, now, onRemind, ...rest } = list;
  const scans = checkins.state === 'ready' ? checkins.value : [];
  // What changed is above the list and taller than the window: the list would jump if it came first.
  const isWaiting = checkins.state === 'waiting' || (scans.length > 0 && trends.state === 'waiting');
  const known = trends.state === 'ready' && !isWaiting ? trends.value : undefined;
  const hasTrends = known !== undefined && known.measures.length > 0;
  const isHidden = hidden !== undefined && hidden.count > 0;
  return (
    <Page title="Timeline" caption={known && spanWords(known.scans, isHidden)}>
      {checkins.state === 'failed' && (
        <LoadProblem title={PROBLEM} detail={checkins.detail} onRetry={onRetry} />
      )}
      {isWaiting && <WaitingRows />}
      {checkins.state === 'ready' && scans.length === 0 && (
        <Card>
          <EmptyState
            title="No scans yet."
            art={<Bust density="small" className={styles.EmptyBust} />}
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      <div className={styles.Screen}>
        {hasTrends && (
          <ChangeCard
            trends={known}
            isWordsOnly={isWordsOnly}
            allowance={allowance}
            now={now}
            onRemind={onRemind}
          />
        )}
        {isHidden && <HiddenScans {...hidden} canBuy={canBuy} onUpgrade={onUpgrade} />}
        {trends.state === 'failed' && checkins.state === 'ready' && (
          <Notice tone="danger">
            <p>Unable to load what changed.</p>
            {trends.detail !== null && <p>{trends.detail}</p>}
          </Notice>
        )}
        <div data-columns={hasTrends ? 'two' : 'one'} className={styles.Columns}>
          {hasTrends && (
            <div className={styles.Signs}>
              <OtherSigns trends={known} isWordsOnly={isWordsOnly} />
            </div>
          )}
          {scans.length > 0 && !isWaiting && (
            <section aria-labelledby="scans">
              <VisuallyHidden>
                <h2 id="scans">Scans</h2>
              </VisuallyHidden>
              <ScanList checkins={scans} trends={known} onRetry={onRetry} {...rest} />
            </section>
          )}
        </div>
      </div>
    </Page>
  );
}

/** "10 scans since February 11, 2026", or how many the plan shows. */
function spanWords(scans: readonly TrendScan[], isHidden: boolean): string | undefined {
  const [first] = scans;
  if (!first) return undefined;
  const count = scans.length === 1 ? '1 scan' : `${scans.length} scans`;
  return isHidden ? `Your last ${count}` : `${count} since ${formatDate(first.created_at)}`;
}
