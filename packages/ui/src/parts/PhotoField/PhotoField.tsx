import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CameraView, type CameraViewProps } from '../CameraView/CameraView.tsx';
import { findProblem } from '../CameraView/camera-words.ts';
import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './PhotoField.module.css';

/** A camera that is open, or that could not be opened. */
export interface OpenCamera extends Omit<CameraViewProps, 'onCapture'> {
  /** Takes the photo and closes the camera. Resolves with null, and leaves it open, when the frame cannot be read. */
  onCapture: () => Promise<File | null>;
}

export interface CameraChoice {
  /** Opens the camera. Without it there is no button, and no camera. */
  onUseCamera?: (() => void) | undefined;
  /** Stands in place of the file input while it shows a picture; with a `problem`, above it. Undefined while closed. */
  camera?: OpenCamera | undefined;
}

export interface PhotoFieldProps extends Omit<FileDropProps, 'ref'>, CameraChoice {
  /** It appears with an open camera, in place of what had the focus. Default false. */
  takesFocus?: boolean;
}

/** One photo: from the files, or from the camera where the page offers one. Both end in `onFiles`. */
export function PhotoField({
  onUseCamera,
  camera,
  onFiles,
  busy = false,
  takesFocus = false,
  ...drop
}: PhotoFieldProps) {
  const isOpen = camera !== undefined && findProblem(camera.stream, camera.problem) === undefined;
  const wasOpen = useRef(isOpen && !takesFocus);

  // What had the focus goes away with the change, so what takes its place takes the focus, too.
  const takeOver = (element: HTMLElement | null) => {
    if (element === null || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    element.querySelector('button')?.focus({ preventScroll: true });
    // The words and the shutter stand below the picture, on a phone behind the bar at the bottom.
    if (isOpen) element.scrollIntoView({ block: 'center' });
  };

  const takeFiles: typeof onFiles = (choice) => {
    camera?.onCancel();
    onFiles(choice);
  };

  const view = camera && (
    <CameraView
      {...camera}
      onCapture={async () => {
        const file = await camera.onCapture();
        if (file !== null) onFiles({ files: [file] });
      }}
    />
  );

  const offersFiles = isOpen && camera.guidanceStatus === 'unavailable';

  if (isOpen) {
    return (
      <div key="camera" ref={takeOver} className={styles.PhotoField}>
        {view}
        {offersFiles ? (
          <FileDrop {...drop} file={undefined} busy={busy} onFiles={takeFiles} />
        ) : (
          drop.error != null && <Notice tone="danger">{drop.error}</Notice>
        )}
      </div>
    );
  }
  return (
    <div key="files" className={styles.PhotoField}>
      {view}
      <FileDrop {...drop} busy={busy} onFiles={onFiles} />
      {onUseCamera && (
        <div ref={takeOver}>
          <Button
            variant="outline"
            width="full"
            disabled={busy}
            icon={<Camera size={20} />}
            onClick={onUseCamera}
          >
            {drop.file === undefined ? 'Use the camera' : 'Take another'}
          </Button>
        </div>
      )}
    </div>
  );
}
