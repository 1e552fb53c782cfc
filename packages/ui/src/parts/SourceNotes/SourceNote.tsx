import X from 'lucide-react/icons/x';
import { GradeMark } from '../GradeMark/GradeMark.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './SourceNotes.module.css';
import type { NumberedSource } from './source-note.ts';

interface SourceNoteProps {
  id: string;
  source: NumberedSource;
  onClose: () => void;
}

/** One source, and where to read it. */
export function SourceNote({ id, source, onClose }: SourceNoteProps) {
  const { number, title, url, note, is_reviewed, grade } = source;
  return (
    <div id={id} role="note" aria-label={`Source ${number}`} className={styles.Note}>
      <span aria-hidden className={styles.NoteNumber}>
        {number}
      </span>
      <div className={styles.NoteWords}>
        <p className={styles.NoteTitle}>{title}</p>
        {note !== undefined && <p>{note}</p>}
        {url !== null && (
          <Link href={url} newTab variant="block">
            {`Open at ${new URL(url).hostname.replace(/^www\./, '')}`}
          </Link>
        )}
        {grade !== undefined && <GradeMark grade={grade} isReviewed={is_reviewed} />}
        {grade === undefined && !is_reviewed && (
          <p className={styles.NotReviewed}>Waiting for a dermatologist’s review</p>
        )}
      </div>
      <IconButton
        label={`Close source ${number}`}
        icon={<X size={20} />}
        className={styles.Close}
        onClick={onClose}
      />
    </div>
  );
}
