import { useCallback } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './FileDrop.module.css';

export interface ChosenFileProps {
  file: File;
  /** Nothing can be changed now. */
  busy: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** The photo in its frame, with its name and what can be done about it. */
export function ChosenFile({ file, busy, onReplace, onRemove }: ChosenFileProps) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  return (
    <div className={styles.Chosen}>
      <div className={styles.Photo}>
        <img ref={showFile} alt="What you chose" />
      </div>
      <div className={styles.About}>
        <p className={styles.Name}>{file.name}</p>
        <div className={styles.Actions}>
          <Button variant="tonal" size="small" disabled={busy} onClick={onReplace}>
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
