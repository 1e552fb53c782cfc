import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleSwitch } from '../../primitives/ToggleSwitch/ToggleSwitch.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { sentences } from '../../lib/sentences.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';

export interface OfflineCopyProps {
  /** The setting, as it is or as it is being saved. Undefined: not known yet. */
  isKept: boolean | undefined;
  /** When the copy on this device was loaded, ISO 8601; null where there is none. */
  loadedAt: string | null;
  /** State of the last change. */
  save: ActionState;
  /** Receives the new setting, which takes effect at once. */
  onChange: (isKept: boolean) => void;
}

/**
 * The switch for a copy on this device, which can be read without a connection.
 *
 * **Do** say who can read it. **Don't** show it where a browser cannot keep one.
 */
export function OfflineCopy({ isKept, loadedAt, save, onChange }: OfflineCopyProps) {
  return (
    <SectionCard
      title="Without a connection"
      note={sentences(
        loadedAt !== null && `Kept on ${formatMoment(loadedAt)}.`,
        'Photos stay out. Logging out removes it all.',
      )}
    >
      {isKept === undefined ? (
        <Skeleton height="88px" />
      ) : (
        <ToggleSwitch
          label="Keep my last report and tonight’s routine on this device"
          description="So that you can read them offline. Whoever holds this phone can read them, too."
          checked={isKept}
          busy={save.state === 'busy'}
          onCheckedChange={onChange}
        />
      )}
      <Failure>{failureOf(save, 'This browser could not keep them. A private window never can.')}</Failure>
    </SectionCard>
  );
}
