import { useId } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { TagEditor } from '../../parts/TagEditor/TagEditor.tsx';
import styles from './TagCard.module.css';

export interface TagCardProps {
  /** The title, which also labels the list. */
  title: string;
  /** Label of the field for a new tag. */
  addLabel: string;
  /** The saved list. */
  tags: readonly string[];
  /** State of the newest change. */
  saving: ActionState;
  /** Receives the whole new list. */
  onChange: (tags: readonly string[]) => void;
}

/** An editable list of the member's goals or concerns. */
export function TagCard({ title, addLabel, tags, saving, onChange }: TagCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.Title}>
        {title}
      </h2>
      <TagEditor label={title} addLabel={addLabel} tags={tags} saving={saving} onChange={onChange} />
    </section>
  );
}
