import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { CHOICE_WORDS, type OutsidePurpose } from './choice-words.tsx';
import { ConsentChoice, type OutsideChoice } from './ConsentChoice.tsx';
import styles from './TwoConsents.module.css';

export interface TwoConsentsProps {
  /** One for each purpose for which the operator offers a model outside this server: one or two. */
  choices: readonly [OutsideChoice, ...OutsideChoice[]];
  /** Called by each answer; nothing is saved before it. */
  onDecide: (decision: { purpose: OutsidePurpose; granted: boolean }) => void;
  /** Called by Done, the close button and Escape. What was not answered stays a no. */
  onClose: () => void;
}

/**
 * Asks what a model outside this server may get: the chat and the face photo each on their own.
 *
 * **Do** keep both answers of a card equal. **Don't** preselect one, or let one card move the other.
 */
export function TwoConsents({ choices, onDecide, onClose }: TwoConsentsProps) {
  const [first, ...more] = choices;
  const isSingle = more.length === 0;
  return (
    <Modal
      title={isSingle ? CHOICE_WORDS[first.consent.purpose].title : 'Two separate choices'}
      description={
        <p>
          {isSingle
            ? 'A model outside this server, if you like.'
            : 'An outside model. Each stands on its own.'}
        </p>
      }
      size={isSingle ? 'medium' : 'large'}
      focus="title"
      onClose={onClose}
      actions={
        <Button size="large" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.Choices}>
        {choices.map((choice) => (
          <ConsentChoice
            key={choice.consent.purpose}
            {...choice}
            onDecide={({ granted }) => onDecide({ purpose: choice.consent.purpose, granted })}
          />
        ))}
      </div>
      <p className={styles.Note}>No choice means no. Change it in Account, Privacy.</p>
    </Modal>
  );
}
