import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';

export interface BetaFeaturesProps {
  /** The stored setting. */
  beta_features: Loaded<boolean>;
  /** State of the last change. */
  save: ActionState;
  /** Receives the new setting, which takes effect at once. */
  onChange: (change: { beta_features: boolean }) => void;
  /** Loads the setting again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The switch for features that are not finished.
 *
 * **Do** show it on the Pro plan only: it is a part of that plan.
 */
export function BetaFeatures({ beta_features, save, onChange, onRetry }: BetaFeaturesProps) {
  if (beta_features.state === 'failed') {
    return (
      <LoadProblem
        title="Your beta setting could not be loaded."
        detail={beta_features.detail}
        onRetry={onRetry}
      />
    );
  }
  const failure = failureOf(save, 'Update failed');
  return (
    <SectionCard title="Beta features">
      {beta_features.state === 'waiting' ? (
        <Skeleton height="44px" />
      ) : (
        <ToggleSwitch
          label="Use beta features"
          description="See what is new before it is finished. It may change or go away again."
          checked={beta_features.value}
          busy={save.state === 'busy'}
          onCheckedChange={(checked) => onChange({ beta_features: checked })}
        />
      )}
      <Failure>{failure}</Failure>
    </SectionCard>
  );
}
