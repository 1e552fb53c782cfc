import type { ScanComparisonView, TrendsView } from '@daylit/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { chatHref } from '../../lib/chat-href.ts';
import type { Loaded } from '../../lib/states.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadingCard } from '../../parts/LoadingCard/LoadingCard.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Verdict } from '../../parts/Verdict/Verdict.tsx';
import { sentences } from '../../lib/sentences.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { Comparison } from './Comparison.tsx';
import type { ScanPair } from './nearest-pair.ts';
import { pairWords } from './pair-words.ts';
import { OtherPair, Photos } from './Photos.tsx';
import styles from './CompareScreen.module.css';
import type { ScanChoice, SeenSign } from './scan-choice.ts';

export interface CompareScreenProps {
  /** Complete scans, oldest first. */
  scans: Loaded<readonly ScanChoice[]>;
  /** The chosen ones; null when there are fewer than two scans. */
  pair: ScanPair | null;
  comparison: Loaded<ScanComparisonView>;
  /** Every sign over time; undefined while it is loaded. */
  trends?: TrendsView | undefined;
  /** Where each sign was seen on the two photos; empty until that is known. */
  seen: Record<keyof ScanPair, readonly SeenSign[]>;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Another pair is chosen; the older scan is `earlier`. */
  onChoose: (pair: ScanPair) => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const PROBLEM = 'Unable to compare these scans.';

/** What changed between two scans: in words, on both photos in one frame, and sign by sign. */
export function CompareScreen(props: CompareScreenProps) {
  const { scans, pair, comparison, trends, seen, isWordsOnly = false, onChoose, onRetry } = props;
  return (
    <Page
      title={<span className={styles.PageTitle}>Compare</span>}
      parent={{ href: '/timeline', title: 'Timeline' }}
    >
      {scans.state === 'failed' && (
        <LoadProblem title="Unable to load timeline." detail={scans.detail} onRetry={onRetry} />
      )}
      {scans.state === 'waiting' && <LoadingCard />}
      {scans.state === 'ready' && !pair && (
        <Card>
          <EmptyState
            title="Two reports are needed to compare."
            action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
          />
        </Card>
      )}
      {scans.state === 'ready' && pair && (
        <div className={styles.CompareScreen}>
          <div className={styles.First}>
            {comparison.state === 'waiting' && <LoadingCard />}
            {comparison.state === 'failed' && (
              <LoadProblem title={PROBLEM} detail={comparison.detail} onRetry={onRetry} />
            )}
            {comparison.state === 'ready' && (
              <>
                <Verdict {...pairWords(comparison.value, isWordsOnly)} />
                {comparison.value.result === 'not_comparable' && (
                  <OtherPair scans={scans.value} pair={pair} onChoose={onChoose} />
                )}
              </>
            )}
          </div>
          <Photos
            scans={scans.value}
            pair={pair}
            isComparable={comparison.state === 'ready' && comparison.value.result !== 'not_comparable'}
            onChoose={onChoose}
          />
          {comparison.state === 'ready' && (
            <div className={styles.Rest}>
              <Comparison
                comparison={comparison.value}
                trends={trends}
                seen={seen}
                isWordsOnly={isWordsOnly}
              />
              <p className={styles.Note}>
                {sentences(
                  !isWordsOnly && 'Numbers go from 0, not seen, to 5, strong.',
                  'A photo shows that skin changed. It can’t show why.',
                )}
              </p>
              <div className={styles.Ways}>
                <ButtonLink
                  href={chatHref('What does this change mean?', pair.later)}
                  variant="tonal"
                  icon={<MessageCircle size={19} />}
                >
                  Ask about this change
                </ButtonLink>
                <ButtonLink href="/hand-over" variant="outline" icon={<Stethoscope size={19} />}>
                  For a doctor’s visit
                </ButtonLink>
              </div>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}
