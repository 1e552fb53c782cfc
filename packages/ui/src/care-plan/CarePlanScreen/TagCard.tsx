import { useId } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { TagEditor } from '../../parts/TagEditor/TagEditor.tsx';
import styles from './TagCard.module.css';

export interface TagCardProps {
  /** Names the card and its list. */
  title: string;
  /** Asks for one more, inside the field. */
  addLabel: string;
  /** The saved list. */
  tags: readonly string[];
  /** How far the newest change is. */
  saving: ActionState;
  /** The whole new list. */
  onChange: (tags: readonly string[]) => void;
}

/** One list about the person, to edit. */
export function TagCard({ title, addLabel, tags, saving, onChange }: TagCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles.TagCard}>
      <h2 id={titleId} className={styles.Title}>
        {title}
      </h2>
      <TagEditor label={title} addLabel={addLabel} tags={tags} saving={saving} onChange={onChange} />
    </Card>
  );
}
