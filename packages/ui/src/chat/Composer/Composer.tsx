import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type SubmitEvent, type Ref, useId } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { charactersOver } from './characters-over.ts';
import styles from './Composer.module.css';

export interface ComposerProps {
  /** The text of the field. */
  draft: string;
  /** Called on every change of the field. */
  onDraft: (draft: string) => void;
  /** Called when the draft is neither blank nor too long. */
  onSend: () => void;
  /** `busy` while a reply is in progress: the member can write but not send. Default `ready`. */
  status?: 'ready' | 'busy';
  /** Enter starts a new line instead of sending: on-screen keyboards have no Shift+Enter. Default false. */
  isTouch?: boolean;
  /** Shown while it is empty. Default `Ask about your skin`. */
  placeholder?: string | undefined;
  /** Ref of the text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** The field for the next message: it grows to five lines; Enter sends, Shift+Enter starts a new line. */
export function Composer({
  draft,
  onDraft,
  onSend,
  status = 'ready',
  isTouch = false,
  placeholder = 'Ask about your skin',
  ref,
}: ComposerProps) {
  const id = useId();
  const over = charactersOver(draft);

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isTouch || isComposing(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.querySelector('textarea')?.focus();
    if (status === 'ready' && over === 0 && draft.trim() !== '') onSend();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.Composer}>
      <label htmlFor={id}>
        <VisuallyHidden>Message</VisuallyHidden>
      </label>
      <div className={styles.Pill}>
        {/* The text area lies over a copy of its text, which gives it its height. */}
        <div data-text={`${draft} `} className={styles.Grower}>
          <textarea
            ref={ref}
            id={id}
            rows={1}
            placeholder={placeholder}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            value={draft}
            onChange={({ target }) => onDraft(target.value)}
            onKeyDown={handleKeyDown}
            aria-invalid={over > 0}
            aria-describedby={`${id}-hint ${id}-error`}
            className={styles.Field}
          />
        </div>
        <IconButton
          label="Send"
          icon={<ArrowUp size={22} />}
          variant="solid"
          type="submit"
          aria-disabled={status === 'ready' ? undefined : true}
          data-status={status}
          className={styles.Send}
        />
      </div>
      <VisuallyHidden id={`${id}-hint`}>
        {!isTouch && 'Enter sends, Shift and Enter start a new line.'}
      </VisuallyHidden>
      <p id={`${id}-error`} aria-live="polite" className={styles.Error}>
        {over > 0 && `This is ${over} ${over === 1 ? 'character' : 'characters'} too long.`}
      </p>
    </form>
  );
}
