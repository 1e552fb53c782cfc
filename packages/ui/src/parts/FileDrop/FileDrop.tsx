import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useDropGuard } from '../../lib/use-drop-guard.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import styles from './FileDrop.module.css';

export interface FileDropProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'multiple' | 'children' | 'onChange'
> {
  /** The instruction, "Take or choose a photo", which labels the input. */
  label: string;
  /** One line below it. */
  hint?: ReactNode;
  /** The chosen photo, shown instead of the instruction. */
  file?: File | undefined;
  /** Receives all files that were chosen or dropped, so that the caller can refuse more than one. */
  onFiles: (choice: { files: File[] }) => void;
  /** The person removes the photo. */
  onRemove: () => void;
  /** The button that sends the photo, by its words. */
  sentBy?: string;
  /** A decorative drawing in the oval, 110 px high. */
  art?: ReactNode;
  /** The photo is being checked or sent and cannot be changed. Say so in words nearby. */
  busy?: boolean;
  /** Shown below the box and announced when it appears. */
  error?: ReactNode;
}

/** One image from the camera, the gallery, or drag and drop. The native input opens a phone's camera. */
export function FileDrop({
  label,
  hint,
  file,
  onFiles,
  onRemove,
  sentBy,
  art,
  busy = false,
  error,
  accept = 'image/*',
  className,
  ...rest
}: FileDropProps) {
  const errorId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  useDropGuard();

  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0 && !busy) onFiles({ files: [...files] });
  };
  const handleDrag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setIsDraggedOver(isOver && !busy);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={className}>
      <div
        data-state={isDraggedOver ? 'over' : 'rest'}
        className={classNames(styles.FileDrop, file && styles.Filled)}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={handleDrop}
      >
        <label className={classNames(styles.Invitation, file && styles.Hidden)}>
          <input
            {...rest}
            ref={inputRef}
            type="file"
            accept={accept}
            disabled={busy || rest.disabled}
            aria-invalid={error == null ? undefined : true}
            aria-describedby={error == null ? undefined : errorId}
            className={styles.Input}
            onChange={(event) => {
              take(event.target.files);
              // Otherwise choosing the same photo again would not fire a change event.
              event.target.value = '';
            }}
          />
          <span className={styles.Picture}>
            {isDraggedOver ? <Upload size={24} className={styles.UploadIcon} /> : <Oval art={art} />}
          </span>
          <Words label={isDraggedOver ? 'Drop it here' : label} hint={hint} />
        </label>
        {file !== undefined && (
          <ChosenFile
            file={file}
            sentBy={sentBy}
            busy={busy}
            onReplace={() => inputRef.current?.click()}
            onRemove={() => {
              onRemove();
              inputRef.current?.focus();
            }}
          />
        )}
      </div>
      {error != null && (
        <Notice id={errorId} tone="danger" className={styles.Error}>
          {error}
        </Notice>
      )}
    </div>
  );
}

function Words({ label, hint }: Pick<FileDropProps, 'label' | 'hint'>) {
  return (
    <span>
      <span className={styles.Label}>{label}</span>
      {hint != null && <span className={styles.Hint}>{hint}</span>}
    </span>
  );
}

function Oval({ art }: Pick<FileDropProps, 'art'>) {
  return (
    <>
      <span className={styles.Oval}>{art}</span>
      <span className={styles.Camera}>
        <Camera size={20} />
      </span>
    </>
  );
}
