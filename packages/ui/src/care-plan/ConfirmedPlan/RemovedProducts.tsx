import type { RemovedProductView } from '@daylit/contract';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { actionAt, type PlanActions } from '../plan-actions.ts';
import { removedWords } from '../removed-words.ts';

interface RemovedProductsProps {
  removed: readonly RemovedProductView[];
  actions: PlanActions;
  onRestore: (removed: RemovedProductView, despite?: true) => void;
}

/**
 * Products that the member removed from the plan, folded. They are not suggested again, and one click
 * restores each.
 */
export function RemovedProducts({ removed, actions, onRestore }: RemovedProductsProps) {
  if (removed.length === 0) return null;
  return (
    <Fold summary={removed.length === 1 ? 'Removed: 1 product' : `Removed: ${removed.length} products`}>
      <p>These are not suggested again unless you bring them back.</p>
      <ul>
        {removed.map((one) => {
          const action = actionAt(actions, one);
          const mayDecide = action.state === 'failed' && action.at === 'despite';
          return (
            <RoutineRow
              key={one.id}
              step={one.step}
              product={{ ...one, category: one.step, is_custom: false, is_sample: false }}
              note={removedWords(one.removed_at)}
              left_out={one.left_out}
              action={
                (one.left_out === null || mayDecide) && (
                  <Button
                    variant="tonal"
                    size="small"
                    busy={action.state === 'busy'}
                    onClick={() => (mayDecide ? onRestore(one, true) : onRestore(one))}
                  >
                    <span>
                      <span>{mayDecide ? 'Use it anyway' : 'Bring it back'}</span>
                      <VisuallyHidden>{` ${one.name}`}</VisuallyHidden>
                    </span>
                  </Button>
                )
              }
            />
          );
        })}
      </ul>
    </Fold>
  );
}
