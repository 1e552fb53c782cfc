import { sentences } from '../../lib/sentences.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileImage } from './FileImage.tsx';
import styles from './FileDrop.module.css';
import { fileSize } from './file-size.ts';

export interface ChosenFileProps {
  /** Shown with its size, and with its picture if the browser can decode it. */
  file: File;
  /** The button that sends it, by its words. */
  sentBy: string | undefined;
  /** The photo cannot be replaced or removed now. */
  busy: boolean;
  /** Opens the file picker again; the file stays until another one is chosen. */
  onReplace: () => void;
  /** Empties the field. */
  onRemove: () => void;
}

/** The photo in its frame, with its size and the buttons to replace and remove it. */
export function ChosenFile({ file, sentBy, busy, onReplace, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.Chosen}>
      <div title={file.name} className={styles.Photo}>
        <FileImage file={file} alt="What you chose" />
      </div>
      <div className={styles.About}>
        <p className={styles.Name}>Your photo is ready</p>
        <p className={styles.Size}>
          {sentences(`${fileSize(file.size)}.`, sentBy !== undefined && `Sent when you press ${sentBy}.`)}
        </p>
        <div className={styles.Actions}>
          <Button variant="quiet" size="small" disabled={busy} onClick={onReplace}>
            Replace
          </Button>
          <Button variant="danger" size="small" disabled={busy} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}
