import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CameraViewProps } from '../CameraView/camera-props.ts';
import { CameraView } from '../CameraView/CameraView.tsx';
import { findProblem } from '../CameraView/camera-words.ts';
import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './PhotoField.module.css';

/** A camera that is open, or that could not be opened. */
export type OpenCamera = Omit<CameraViewProps, 'onUse'>;

export interface CameraChoice {
  /** Opens the camera. Without it there is no camera button. */
  onUseCamera?: (() => void) | undefined;
  /** The open camera; undefined while closed. It replaces the file input, or with a `problem` is above it. */
  camera?: OpenCamera | undefined;
}

export interface PhotoFieldProps extends Omit<FileDropProps, 'ref'>, CameraChoice {
  /** Appears with an open camera and replaces the element that had the focus. Default false. */
  takesFocus?: boolean;
}

/** One photo, from a file or from the camera if the page offers one. Both call `onFiles`. */
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

  // The element with the focus is removed by the change, so its replacement takes the focus.
  const takeOver = (element: HTMLElement | null) => {
    if (element === null || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    element.querySelector('button')?.focus({ preventScroll: true });
    // The words and the shutter are below the picture, where the bottom bar of a phone would cover them.
    if (isOpen) element.scrollIntoView({ block: 'center' });
  };

  const takeFiles: typeof onFiles = (choice) => {
    camera?.onCancel();
    onFiles(choice);
  };

  const view = camera && <CameraView {...camera} onUse={(photo) => takeFiles({ files: [photo] })} />;

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
      {/* One message at a time: what went wrong last. Two would push the button below under a phone's dock. */}
      {drop.error == null && view}
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
