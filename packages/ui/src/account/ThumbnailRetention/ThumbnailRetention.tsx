import type { Privacy, ThumbnailRetention as Retention } from '@daylit/contract';
import { useState } from 'react';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import area from '../account.module.css';

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

/** How long the small pictures of scans are kept. A choice that deletes some asks for a confirmation. */
export function ThumbnailRetention({ retention, onRetry, ...rest }: ThumbnailRetentionProps) {
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
        <Choices facts={retention.value} {...rest} />
      )}
    </SectionCard>
  );
}

interface ChoicesProps extends Pick<ThumbnailRetentionProps, 'save' | 'onChange'> {
  facts: ThumbnailFacts;
}

function Choices({ facts, save, onChange }: ChoicesProps) {
  const [asked, setAsked] = useState<Choice & { wasSaving: boolean }>();
  const [deleted, setDeleted] = useState(0);
  const isSaving = save.state === 'busy';

  if (asked && isSaving && !asked.wasSaving) setAsked({ ...asked, wasSaving: true });
  // A question ends with its save. Otherwise it would come back when the choice is changed elsewhere. A
  // choice that was refused goes back to the stored one.
  if (asked && !isSaving && (asked.wasSaving || asked.value === facts.thumbnail_retention)) {
    setDeleted(save.state === 'done' ? asked.loss : 0);
    setAsked(undefined);
  }

  function handleChoice(choice: Choice) {
    setAsked({ ...choice, wasSaving: false });
    setDeleted(0);
    if (choice.loss === 0) onChange({ thumbnail_retention: choice.value });
  }

  return (
    <>
      <ChoiceGroup
        legend="How long should we keep the small picture of each scan? Scores stay either way."
        columns="two"
        error={failureOf(save, 'This could not be saved. Please try again.')}
      >
        {choicesOf(facts).map((choice) => (
          <ChoiceTile
            key={choice.value}
            type="radio"
            name="thumbnail_retention"
            value={choice.value}
            label={choice.label}
            description={choice.description}
            checked={choice.value === (asked?.value ?? facts.thumbnail_retention)}
            disabled={isSaving}
            onCheckedChange={() => handleChoice(choice)}
          />
        ))}
      </ChoiceGroup>
      {asked !== undefined && asked.loss > 0 && (
        <div className={area.Actions}>
          <Button
            variant="danger"
            busy={isSaving}
            onClick={() => onChange({ thumbnail_retention: asked.value })}
          >
            {`Delete ${pictures(asked.loss)} for good`}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(undefined)}>
            Keep them
          </Button>
        </div>
      )}
      <output className={area.Quiet}>{deleted > 0 && `${pictures(deleted)} deleted for good.`}</output>
    </>
  );
}

interface Choice {
  value: Retention;
  label: string;
  description?: string;
  /** Pictures that it deletes at once. */
  loss: number;
}

function choicesOf({ thumbnails }: ThumbnailFacts): Choice[] {
  const { total, older_than_30_days, older_than_1_year } = thumbnails;
  const words = (loss: number) => (loss === 0 ? 'Deletes none today' : `Deletes ${loss} of ${total} now`);
  const later = 'new ones go within the hour after the report';
  return [
    { value: 'account', label: 'While I have an account', loss: 0 },
    { value: '1_year', label: '1 year', description: words(older_than_1_year), loss: older_than_1_year },
    { value: '30_days', label: '30 days', description: words(older_than_30_days), loss: older_than_30_days },
    {
      value: 'now',
      label: 'Delete right away',
      description: total === 0 ? `N${later.slice(1)}` : `Deletes ${total} of ${total} now; ${later}`,
      loss: total,
    },
  ];
}

function pictures(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}
