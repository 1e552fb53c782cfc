import type { ChatAction } from '@daylit/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { actionKey, type AnswerActions, type ChangeAction, isDone, PAGE_LINKS } from '../actions.ts';
import { ActionCard } from './ActionCard.tsx';

export interface AnswerActionListProps {
  /** At most two. */
  actions: readonly ChatAction[];
  /** What holds now, and the calls. */
  given: AnswerActions;
}

/** What one can do at once, below an answer: a page to open, or a change that can be undone. */
export function AnswerActionList({ actions, given }: AnswerActionListProps) {
  return actions.map((action) =>
    action.kind === 'open_page' ? (
      <ButtonLink
        key={action.page}
        href={PAGE_LINKS[action.page].href}
        variant="tonal"
        size="small"
        iconAfter={<ChevronRight size={18} />}
      >
        {PAGE_LINKS[action.page].label}
      </ButtonLink>
    ) : (
      <Change key={actionKey(action)} action={action} given={given} />
    ),
  );
}

/** Nothing until it is known whether it is done already. */
function Change({ action, given }: { action: ChangeAction; given: AnswerActions }) {
  const done = isDone(action, given);
  if (done === undefined) return null;
  const { onDo, onUndo, states } = given;
  return (
    <ActionCard
      action={action}
      isDone={done}
      change={states[actionKey(action)]}
      onDo={onDo}
      onUndo={onUndo}
    />
  );
}
