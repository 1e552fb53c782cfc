import type { TrendScan } from '@daylit/contract';
import { Bust } from '../../art/Bust/Bust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { HiddenScans } from '../HiddenScans/HiddenScans.tsx';
import { TrendsSection } from '../TrendsSection/TrendsSection.tsx';
import { ScanList } from './ScanList.tsx';
import { PROBLEM, type TimelineScreenProps } from './timeline-props.ts';
import styles from './TimelineScreen.module.css';
import { WaitingTiles } from './WaitingTiles.tsx';

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
          <ScanList checkins={checkins.value} onRetry={onRetry} {...rest} />
        </section>
      )}
    </Page>
  );
}

/** "10 scans since February 11, 2026.", or how many the plan shows. */
function spanWords(scans: readonly TrendScan[], isHidden: boolean): string | undefined {
  const [first] = scans;
  if (!first) return undefined;
  const count = scans.length === 1 ? '1 scan' : `${scans.length} scans`;
  return isHidden ? `Your last ${count}.` : `${count} since ${formatDate(first.created_at)}.`;
}
