import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ConfirmedRow } from '../plan-steps.ts';
import { useBusy } from '../use-busy.ts';

export interface ConfirmedStepProps {
  /** The product and its place. */
  row: ConfirmedRow;
  /** Resolves when it worked. */
  onRemove: (removal: { step: string; id: string }) => Promise<void> | void;
  /** It worked. */
  onRemoved: () => void;
}

/** A product in use, and the way out. */
export function ConfirmedStep({ row, onRemove, onRemoved }: ConfirmedStepProps) {
  const { step, shownStep, product, description } = row;
  const { isBusy, run } = useBusy();

  async function handleRemove(button: HTMLButtonElement) {
    const next = stopAfter(button);
    if (!(await run(() => onRemove({ step, id: product.id })))) return;
    onRemoved();
    const isFocusFree = document.activeElement === button || document.activeElement === document.body;
    if (isFocusFree) next?.focus();
  }

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
          busy={isBusy}
          onClick={(event) => void handleRemove(event.currentTarget)}
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
