import CircleCheck from 'lucide-react/icons/circle-check';
import { FileImage } from '../../parts/FileDrop/FileImage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { goalsInWords } from '../choices.ts';
import type { PhotoVerdict } from '../SelfieStep/SelfieVerdict.tsx';
import styles from './ResumedCard.module.css';

export interface ResumedCardProps {
  /** The photo that passed its check. Absent without one, and on the step that shows it. */
  photo?: { file: File; status: PhotoVerdict['status']; onChange: () => void } | undefined;
  /** The answers of step 3. Absent without any, and on that step. */
  goals?: { goals: readonly string[]; onChange: () => void } | undefined;
}

/**
 * The stored parts of an unfinished registration, for a person who returns. It is above the form of the step,
 * and the focus stays on the page's title.
 *
 * **Do** leave it out once the person goes to another step.
 */
export function ResumedCard({ photo, goals }: ResumedCardProps) {
  return (
    <Card aria-live="polite" aria-label="Your registration so far" className={styles.ResumedCard}>
      <p className={styles.Title}>
        <CircleCheck size={20} className={styles.Icon} />
        <span>Welcome back. Everything is still here.</span>
      </p>
      {(photo ?? goals) !== undefined && (
        <div className={styles.Kept}>
          {photo !== undefined && <FileImage file={photo.file} alt="Your selfie" className={styles.Photo} />}
          <ul className={styles.Rows}>
            {photo !== undefined && (
              <Row
                name="Photo"
                text={photo.status === 'pass' ? 'Checked: looks good' : 'Checked: you can go on with it'}
                onChange={photo.onChange}
              />
            )}
            {goals !== undefined && (
              <Row name="Goals" text={goalsInWords(goals.goals)} onChange={goals.onChange} />
            )}
          </ul>
        </div>
      )}
      <p className={styles.Note}>Kept in this browser only, for a day or until you finish or log out.</p>
    </Card>
  );
}

interface RowProps {
  name: 'Photo' | 'Goals';
  text: string;
  onChange: () => void;
}

function Row({ name, text, onChange }: RowProps) {
  return (
    <li className={styles.Row}>
      <div>
        <p className={styles.Name}>{name}</p>
        <p className={styles.Text}>{text}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={`Change ${name.toLowerCase()}`} onClick={onChange}>
        Change
      </Button>
    </li>
  );
}
