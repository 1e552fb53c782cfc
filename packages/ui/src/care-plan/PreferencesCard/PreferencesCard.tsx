import type { Preferences } from '@daylit/contract';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import { TagCard } from '../CarePlanScreen/TagCard.tsx';
import styles from './PreferencesCard.module.css';

export interface PreferencesCardProps {
  /** The member's saved answers. */
  preferences: Preferences;
  /** State of the newest change. */
  saving: ActionState;
  /** Receives the answer that changed; the others stay. */
  onChange: (change: Preferences) => void;
}

const PREGNANCY = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes, or it may be' },
  { value: 'prefer_not_to_say', label: 'I prefer not to say' },
] as const satisfies { value: NonNullable<Preferences['pregnancy']>; label: string }[];

const BUDGET = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const satisfies { value: NonNullable<Preferences['budget']>; label: string }[];

/**
 * What the routine check and the suggestions go by. Each answer is saved at once.
 *
 * **Do** send the answer that changed alone. **Don't** ask here for what a photo shows.
 */
export function PreferencesCard({ preferences, saving, onChange }: PreferencesCardProps) {
  const { pregnancy, avoid = [], fragrance_free = false, budget, words_only = false } = preferences;
  const failure = failureOf(saving, 'This could not be saved. Please try again.');
  const isBusy = saving.state === 'busy';
  return (
    <div className={styles.PreferencesCard}>
      <SectionCard
        title="What to go by"
        note="Only asked because some ingredients are then left out, or another price comes first."
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <div className={styles.Choices}>
          <SelectField
            label="Are you pregnant?"
            options={[...PREGNANCY]}
            {...(pregnancy === undefined && { prompt: 'Not answered' })}
            value={pregnancy ?? ''}
            onChange={({ target }) => {
              const answer = PREGNANCY.find(({ value }) => value === target.value);
              if (answer) onChange({ pregnancy: answer.value });
            }}
          />
          <SelectField
            label="Budget"
            options={[...BUDGET]}
            {...(budget === undefined && { prompt: 'Not answered' })}
            value={budget ?? ''}
            onChange={({ target }) => {
              const answer = BUDGET.find(({ value }) => value === target.value);
              if (answer) onChange({ budget: answer.value });
            }}
          />
        </div>
        <ToggleSwitch
          label="Fragrance-free"
          description="Products with fragrance are left out."
          checked={fragrance_free}
          busy={isBusy}
          onCheckedChange={(checked) => onChange({ fragrance_free: checked })}
        />
        <ToggleSwitch
          label="Words only"
          description="Reports show words instead of numbers."
          checked={words_only}
          busy={isBusy}
          onCheckedChange={(checked) => onChange({ words_only: checked })}
        />
      </SectionCard>
      <TagCard
        title="Leave out"
        addLabel="Add one"
        tags={avoid}
        saving={saving}
        onChange={(tags) => onChange({ avoid: [...tags] })}
      />
    </div>
  );
}
