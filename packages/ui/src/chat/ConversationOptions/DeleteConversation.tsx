import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';

interface DeleteConversationProps {
  deletion: ActionState;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before all messages are deleted. */
export function DeleteConversation({ deletion, onDelete, onClose }: DeleteConversationProps) {
  const failure = failureOf(deletion, 'The conversation could not be deleted. Please try again.');
  const isBusy = deletion.state === 'busy';
  return (
    <Modal
      title="Delete this conversation?"
      description={
        <p>
          All of its messages are gone at once, and nobody can bring them back. Messages that you have used
          stay counted.
        </p>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onDelete}>
            {isBusy ? 'Deleting…' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <Failure>{failure}</Failure>
    </Modal>
  );
}
