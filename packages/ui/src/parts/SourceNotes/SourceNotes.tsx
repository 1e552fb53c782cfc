import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { setOpenNote, useOpenNote } from './open-note.ts';
import { SourceNote } from './SourceNote.tsx';
import styles from './SourceNotes.module.css';
import type { NumberedSource } from './source-note.ts';

export interface SourceNotesProps {
  /** In the order of their numbers. */
  sources: readonly NumberedSource[];
  /** The claim: the contents of one paragraph. The numbers follow its last word. */
  children: ReactNode;
  /** Class of the paragraph. */
  className?: string | undefined;
}

/**
 * A paragraph with the numbers of its sources. A number opens its note under the paragraph; one note is open
 * at a time on a page. Esc or Close closes it and returns the focus to the number.
 *
 * **Do** give one source one number on a page. **Don't** put a fact only into a note.
 */
export function SourceNotes({ sources, children, className }: SourceNotesProps) {
  const id = useId();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const openId = useOpenNote();
  const open = sources.find(({ number }) => openId === noteId(id, number));

  function close(): void {
    setOpenNote(null);
    if (open !== undefined) buttons.current.get(open.number)?.focus();
  }

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || open === undefined) return;
    event.stopPropagation();
    close();
  }

  return (
    <div role="presentation" className={styles.SourceNotes} onKeyDown={closeByKey}>
      <p className={classNames(styles.Claim, className)}>
        <span>{children}</span>
        {sources.map(({ number }) => (
          <button
            key={number}
            ref={(button) => {
              if (button === null) buttons.current.delete(number);
              else buttons.current.set(number, button);
            }}
            type="button"
            aria-expanded={number === open?.number}
            aria-controls={number === open?.number ? noteId(id, number) : undefined}
            className={styles.Number}
            onClick={() => setOpenNote(number === open?.number ? null : noteId(id, number))}
          >
            <VisuallyHidden>Source </VisuallyHidden>
            <span>{number}</span>
          </button>
        ))}
      </p>
      {open !== undefined && (
        <div className={styles.Place}>
          <SourceNote id={noteId(id, open.number)} source={open} onClose={close} />
        </div>
      )}
    </div>
  );
}

function noteId(id: string, number: number): string {
  return `${id}-${number}`;
}
