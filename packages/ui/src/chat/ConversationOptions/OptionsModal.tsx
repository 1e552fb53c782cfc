import Globe from 'lucide-react/icons/globe';
import SquarePen from 'lucide-react/icons/square-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { sentences } from '../../lib/sentences.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import type { OutsideModel } from '../chat.ts';
import styles from './ConversationOptions.module.css';

interface OptionsModalProps {
  hasMessages: boolean;
  isReplying: boolean;
  model: OutsideModel | undefined;
  onStartNew: () => void;
  onModel: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** The actions on the conversation, and where its answers are written. */
export function OptionsModal(props: OptionsModalProps) {
  const { model, hasMessages, isReplying, onStartNew, onModel, onDelete, onClose } = props;
  const isIdle = hasMessages && !isReplying;
  const place =
    model?.granted === true ? 'A model outside of this server answers' : 'Answers are made on this server';
  return (
    <Modal
      title="Your conversation"
      description={
        <p>{sentences(`${place}.`, isReplying && 'A reply is being written; please wait for its end.')}</p>
      }
      onClose={onClose}
    >
      <ul className={styles.List}>
        {isIdle && (
          <li>
            <Button variant="outline" width="full" icon={<SquarePen size={20} />} onClick={onStartNew}>
              Start a new conversation
            </Button>
            <p className={styles.Hint}>What was said before stays here, but is not looked at any more.</p>
          </li>
        )}
        {model !== undefined && (
          <li>
            <Button variant="outline" width="full" icon={<Globe size={20} />} onClick={onModel}>
              What an outside model may get
            </Button>
          </li>
        )}
        {isIdle && (
          <li>
            <Button variant="danger" width="full" icon={<Trash2 size={20} />} onClick={onDelete}>
              Delete this conversation
            </Button>
          </li>
        )}
      </ul>
    </Modal>
  );
}
