import { Button } from '../../primitives/Button/Button.tsx';
import { FileImage } from './FileImage.tsx';
import styles from './FileDrop.module.css';
import { fileSize } from './file-size.ts';

export interface ChosenFileProps {
  /** Shown with its name and size, and with its picture if the browser can decode it. */
  file: File;
  /** The photo cannot be replaced or removed now. */
  busy: boolean;
  /** Opens the file picker again; the file stays until another one is chosen. */
  onReplace: () => void;
  /** Empties the field. */
  onRemove: () => void;
}

/** The photo in its frame, with its name and the buttons to replace and remove it. */
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
