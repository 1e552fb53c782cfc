import type { TrendsView } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadingCard } from '../../parts/LoadingCard/LoadingCard.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TrendsSection } from '../TrendsSection/TrendsSection.tsx';

export interface ChartsScreenProps {
  trends: Loaded<TrendsView>;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Every sign of every scan, as charts and as a table.
 *
 * **Do** keep values with their errors here. **Don't** repeat the verdict of the timeline.
 */
export function ChartsScreen({ trends, isWordsOnly = false, onRetry }: ChartsScreenProps) {
  return (
    <Page title="All charts" parent={{ href: '/timeline', title: 'Timeline' }}>
      {trends.state === 'waiting' && <LoadingCard />}
      {trends.state === 'failed' && (
        <LoadProblem title="Unable to load what changed." detail={trends.detail} onRetry={onRetry} />
      )}
      {trends.state === 'ready' &&
        (trends.value.measures.length > 0 ? (
          <TrendsSection trends={trends.value} isWordsOnly={isWordsOnly} />
        ) : (
          <Card>
            <EmptyState title="No scans yet." action={<ButtonLink href="/upload">Start a Scan</ButtonLink>} />
          </Card>
        ))}
    </Page>
  );
}
