import { Button } from '../../primitives/Button/Button.tsx';
import { FileImage } from './FileImage.tsx';
import styles from './FileDrop.module.css';
import { fileSize } from './file-size.ts';

export interface ChosenFileProps {
  /** Shown by its picture where the browser can draw it, and by name and size. */
  file: File;
  /** Nothing can be changed now. */
  busy: boolean;
  /** Opens the choice of a file again; the file stays until another one is chosen. */
  onReplace: () => void;
  /** Leaves the field empty. */
  onRemove: () => void;
}

/** The photo in its frame, with its name and what can be done about it. */
export function ChosenFile({ file, busy, onReplace, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.Chosen}>
      <div className={styles.Photo}>
        <FileImage file={file} alt="What you chose" />
      </div>
      <div className={styles.About}>
        <p className={styles.Name}>{file.name}</p>
        <p className={styles.Size}>{fileSize(file.size)}</p>
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
