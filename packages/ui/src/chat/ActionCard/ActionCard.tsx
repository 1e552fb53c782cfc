import Check from 'lucide-react/icons/check';
import ListMinus from 'lucide-react/icons/list-minus';
import Undo2 from 'lucide-react/icons/undo-2';
import { IDLE, type ActionState } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import type { ChangeAction } from '../actions.ts';
import styles from './ActionCard.module.css';

export interface ActionCardProps {
  action: ChangeAction;
  /** It is as the action makes it, and can be undone. */
  isDone: boolean;
  /** State of the last change. While busy, further clicks are ignored. */
  change?: ActionState | undefined;
  onDo: (chosen: { action: ChangeAction }) => void;
  onUndo: (chosen: { action: ChangeAction }) => void;
}

/** One thing that an answer can do at once: what it changes, then what is true now, with Undo. */
export function ActionCard({ action, isDone, change = IDLE, onDo, onUndo }: ActionCardProps) {
  const { name, before, after, verb } = wordsOf(action);
  const isBusy = change.state === 'busy';
  return (
    <div data-done={isDone ? '' : undefined} className={styles.ActionCard}>
      <span aria-hidden="true" className={styles.Icon}>
        {isDone ? <Check size={20} /> : <ListMinus size={20} />}
      </span>
      <div>
        <p className={styles.Name}>{name}</p>
        <output className={styles.State}>{isDone ? after : before}</output>
      </div>
      {/* Always the same button, so that it keeps the focus. */}
      <Button
        variant={isDone ? 'outline' : 'tonal'}
        size="small"
        busy={isBusy}
        icon={isDone ? <Undo2 size={18} /> : undefined}
        aria-label={isDone ? `Undo: ${name}` : `${verb}: ${name}`}
        onClick={() => {
          if (!isBusy) (isDone ? onUndo : onDo)({ action });
        }}
        className={styles.Button}
      >
        {isDone ? 'Undo' : verb}
      </Button>
      {change.state === 'failed' && (
        <div className={styles.Failure}>
          <Failure>{change.detail ?? 'This could not be changed. Please try again.'}</Failure>
        </div>
      )}
    </div>
  );
}

const PLACES = {
  morning: 'In your plan, in the morning',
  night: 'In your plan, at night',
  weekly: 'In your plan, weekly',
  additional: 'In your plan',
} as const;

function wordsOf(action: ChangeAction) {
  if (action.kind === 'leave_out_ingredient')
    return {
      name: `${action.ingredient.charAt(0).toUpperCase()}${action.ingredient.slice(1)}`,
      before: 'Not on your avoid list',
      after: 'On your avoid list. No product with it is suggested.',
      verb: 'Leave it out',
    };
  return {
    name: action.name,
    before: PLACES[action.daypart],
    after: 'Out of your plan. It is not suggested again.',
    verb: 'Take it out',
  };
}
