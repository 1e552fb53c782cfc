import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { FieldError } from '../../primitives/Field/Field.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { newTags } from './new-tags.ts';
import styles from './TagEditor.module.css';
import { useEditedTags } from './use-edited-tags.ts';

export interface TagEditorProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The heading above the tags, "Goals", for screen readers. */
  label: string;
  /** Label of the field for a new tag: "Add a goal". */
  addLabel: string;
  /** The saved list. */
  tags: readonly string[];
  /**
   * State of the newest change. A failed change is undone: a removed tag returns, and added text is in the
   * field again with the server's error or ours.
   */
  saving: ActionState;
  /** Receives the whole new list, which is shown at once. */
  onChange: (tags: readonly string[]) => void;
}

/**
 * An editable list of words. Enter, comma, the plus button and leaving the field add what was typed; commas
 * separate tags.
 *
 * **Do** put a heading above it that says what the words are. **Don't** use it for a fixed set of choices:
 * that is a
 * `ChoiceGroup`.
 */
export function TagEditor({ label, addLabel, tags, saving, onChange, className, ...rest }: TagEditorProps) {
  const { shown, show, lost } = useEditedTags(tags, saving);
  const [entered, setEntered] = useState('');
  const [returned, setReturned] = useState(lost);
  const [news, setNews] = useState('');
  const id = useId();
  const error = failureOf(saving, 'This could not be saved. Please try again.');

  if (returned !== lost) {
    setReturned(lost);
    setEntered((since) => [...lost, since].filter((text) => text.trim() !== '').join(', '));
  }

  function change(next: readonly string[], said: string) {
    setNews(said);
    show(next);
    onChange(next);
  }

  function add(text: string, left = '') {
    const added = newTags(text, shown);
    setEntered(left);
    if (added.length > 0) change([...shown, ...added], `${added.join(', ')} added.`);
    else if (newTags(text, []).length > 0) setNews(`${text.trim()} is there already.`);
  }

  function handleEntry(text: string) {
    const lastComma = text.lastIndexOf(',');
    if (lastComma === -1) setEntered(text);
    else add(text.slice(0, lastComma), text.slice(lastComma + 1).trimStart());
  }

  function handleRemove(event: MouseEvent<HTMLButtonElement>, tag: string) {
    const after = event.currentTarget.closest('li')?.nextElementSibling;
    after?.querySelector<HTMLElement>('input, button')?.focus();
    change(
      shown.filter((other) => other !== tag),
      `${tag} removed.`,
    );
  }

  return (
    <div {...rest} className={className}>
      <ul aria-label={label} className={styles.List}>
        {shown.map((tag) => (
          <li key={tag} className={styles.Chip}>
            <span>{tag}</span>
            <IconButton
              label={`Remove ${tag}`}
              icon={<X size={16} />}
              onClick={(event) => handleRemove(event, tag)}
              className={styles.Remove}
            />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.None}>None</li>}
        <TagEntry
          key="entry"
          id={id}
          listLabel={label}
          addLabel={addLabel}
          entered={entered}
          isWrong={error !== undefined}
          onEntry={handleEntry}
          onAdd={() => add(entered)}
        />
      </ul>
      <VisuallyHidden>
        <output>{error === undefined && news}</output>
      </VisuallyHidden>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface TagEntryProps {
  id: string;
  /** Names the list that the tag is added to. */
  listLabel: string;
  addLabel: string;
  /** The current text of the field. */
  entered: string;
  /** The error beside the field has the id `<id>-error`. */
  isWrong: boolean;
  onEntry: (text: string) => void;
  /** Called on Enter, by the button and on leaving the field. */
  onAdd: () => void;
}

/** The field and the button that add a tag. */
function TagEntry({ id, listLabel, addLabel, entered, isWrong, onEntry, onAdd }: TagEntryProps) {
  const fieldRef = useRef<HTMLInputElement>(null);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    onAdd();
  }

  return (
    <li className={styles.Entry}>
      <label htmlFor={id}>
        <VisuallyHidden>{addLabel}</VisuallyHidden>
      </label>
      <input
        ref={fieldRef}
        id={id}
        placeholder={addLabel}
        value={entered}
        enterKeyHint="done"
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => onEntry(event.target.value)}
        onKeyDown={handleKey}
        onBlur={onAdd}
        className={styles.Field}
      />
      <IconButton
        label={`Add to ${listLabel}`}
        icon={<Plus size={18} />}
        // The field keeps the focus. Losing it would add the text before the click does, and close a phone's
        // keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          onAdd();
          fieldRef.current?.focus();
        }}
        className={styles.Add}
      />
    </li>
  );
}
