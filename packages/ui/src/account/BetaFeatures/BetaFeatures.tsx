import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import { AccountCard } from '../AccountCard/AccountCard.tsx';

export interface BetaFeaturesProps {
  /** The stored setting. Absent until it has arrived. */
  beta_features: boolean | undefined;
  /** A change is being stored. Default false. */
  busy?: boolean;
  /** Why it could not be stored. */
  error?: string | undefined;
  /** Takes effect at once. */
  onChange: (change: { beta_features: boolean }) => void;
}

/**
 * Whether the person sees what is not finished yet.
 *
 * **Do** show it on the Pro plan only: it is a part of that plan.
 */
export function BetaFeatures({ beta_features, busy = false, error, onChange }: BetaFeaturesProps) {
  return (
    <AccountCard title="Beta features">
      {beta_features === undefined ? (
        <Skeleton height="44px" />
      ) : (
        <ToggleSwitch
          label="Use beta features"
          description="See what is new before it is finished. It may change or go away again."
          checked={beta_features}
          busy={busy}
          onCheckedChange={(checked) => onChange({ beta_features: checked })}
        />
      )}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </AccountCard>
  );
}
