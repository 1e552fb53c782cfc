import type { ActionState } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ConfirmedRow } from '../plan-steps.ts';

export interface ConfirmedStepProps {
  /** The product and its place. */
  row: ConfirmedRow;
  removing: ActionState;
  /** The button was pressed; `next` takes the focus when the row is gone. */
  onRemove: (next: HTMLElement | undefined) => void;
}

/** A product in use, and the way out. */
export function ConfirmedStep({ row, removing, onRemove }: ConfirmedStepProps) {
  const { shownStep, product, description } = row;
  return (
    <RoutineRow
      step={shownStep}
      product={product}
      note={description}
      actionWhenNarrow="beside"
      action={
        <Button
          variant="danger"
          size="small"
          busy={removing.state === 'busy'}
          onClick={(event) => onRemove(stopAfter(event.currentTarget))}
        >
          <span>
            Remove
            <VisuallyHidden> {product.name}</VisuallyHidden>
          </span>
        </Button>
      }
    />
  );
}

/** Where the focus goes when the row is gone: the next row's button, else that before, else the empty plan. */
function stopAfter(button: HTMLButtonElement): HTMLElement | undefined {
  const plan = button.closest<HTMLElement>('[data-plan]');
  const buttons = Array.from(plan?.querySelectorAll('button') ?? []);
  const place = buttons.indexOf(button);
  return buttons[place + 1] ?? buttons[place - 1] ?? plan ?? undefined;
}
