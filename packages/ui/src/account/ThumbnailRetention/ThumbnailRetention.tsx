import type { Privacy, ThumbnailRetention as Retention } from '@daylit/contract';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';

/** The choice, and how many pictures there are. */
export type ThumbnailFacts = Pick<Privacy, 'thumbnail_retention' | 'thumbnails'>;

export interface ThumbnailRetentionProps {
  /** The stored choice, and what each one would delete now. */
  retention: Loaded<ThumbnailFacts>;
  /** State of the last change. */
  save: ActionState;
  /** Receives the new choice, which deletes at once what it no longer keeps. */
  onChange: (change: { thumbnail_retention: Retention }) => void;
  /** Loads the choice again. */
  onRetry?: (() => void) | undefined;
}

/** How long the small pictures of scans are kept. Each choice says what it deletes before it is made. */
export function ThumbnailRetention({ retention, save, onChange, onRetry }: ThumbnailRetentionProps) {
  if (retention.state === 'failed') {
    return (
      <LoadProblem
        title="Your choice about pictures could not be loaded."
        detail={retention.detail}
        onRetry={onRetry}
      />
    );
  }
  return (
    <SectionCard title="Thumbnails">
      {retention.state === 'waiting' ? (
        <Skeleton height="9em" />
      ) : (
        <ChoiceGroup
          legend="How long should we keep the small picture of each scan? Scores stay either way."
          columns="two-when-wide"
          error={failureOf(save, 'This could not be saved. Please try again.')}
        >
          {choicesOf(retention.value).map(({ value, label, description }) => (
            <ChoiceTile
              key={value}
              type="radio"
              name="thumbnail_retention"
              value={value}
              label={label}
              description={description}
              checked={value === retention.value.thumbnail_retention}
              disabled={save.state === 'busy'}
              onCheckedChange={() => onChange({ thumbnail_retention: value })}
            />
          ))}
        </ChoiceGroup>
      )}
    </SectionCard>
  );
}

interface Choice {
  value: Retention;
  label: string;
  description?: string | undefined;
}

function choicesOf({ thumbnail_retention, thumbnails }: ThumbnailFacts): Choice[] {
  const { total, older_than_30_days, older_than_1_year } = thumbnails;
  const loss = (count: number) => (count === 0 ? 'Deletes none today' : `Deletes ${count} of ${total} now`);
  const unlessChosen = (value: Retention, words: string) =>
    value === thumbnail_retention ? undefined : words;
  return [
    { value: 'account', label: 'While I have an account' },
    { value: '1_year', label: '1 year', description: unlessChosen('1_year', loss(older_than_1_year)) },
    { value: '30_days', label: '30 days', description: unlessChosen('30_days', loss(older_than_30_days)) },
    {
      value: 'now',
      label: 'Delete right away',
      description:
        total === 0
          ? 'New ones go within the hour after the report'
          : `All ${total} now, and new ones within the hour after the report`,
    },
  ];
}
