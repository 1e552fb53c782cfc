import type { Repeatability } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../SectionCard/SectionCard.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { RepeatabilityFacts } from './RepeatabilityFacts.tsx';
import type { TakingBack } from './TakenSecondPhotos.tsx';

export interface RepeatabilityCardProps {
  /** The result of second photos, and whether one can be taken now. */
  repeatability: Loaded<Repeatability>;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean | undefined;
  /** Deleting second photos. Without it they are not listed. */
  takingBack?: TakingBack | undefined;
  /** Loads again after a failure. */
  onRetry?: (() => void) | undefined;
}

/**
 * How far two photos of this member differ: the offer of a second photo, and its result.
 *
 * **Do** show it in the account. **Don't** ask for a second photo with every report.
 */
export function RepeatabilityCard({
  repeatability,
  isWordsOnly = false,
  takingBack,
  onRetry,
}: RepeatabilityCardProps) {
  if (repeatability.state === 'failed') {
    return (
      <LoadProblem
        title="What your second photos have shown could not be loaded."
        detail={repeatability.detail}
        onRetry={onRetry}
      />
    );
  }
  return (
    <SectionCard title="How much your photos differ">
      {repeatability.state === 'waiting' ? (
        <Skeleton height="7em" />
      ) : (
        <RepeatabilityFacts
          repeatability={repeatability.value}
          isWordsOnly={isWordsOnly}
          takingBack={takingBack}
        />
      )}
    </SectionCard>
  );
}
