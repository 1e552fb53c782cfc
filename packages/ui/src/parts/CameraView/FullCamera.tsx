import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import type { SyntheticEvent } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { findPhrase } from './camera-words.ts';
import { CameraControls } from './CameraControls.tsx';
import styles from './FullCamera.module.css';
import type { CameraFormProps } from './camera-props.ts';
import { Mirror } from './Mirror.tsx';
import { TakenPhoto } from './TakenPhoto.tsx';
import { useSettled } from './use-settled.ts';

interface FullCameraProps extends CameraFormProps {
  /** The photo to look at; undefined while the camera is shown. */
  taken: File | undefined;
  onRetake: () => void;
}

/** The camera on the whole screen of a phone: the picture with a phrase, and the controls on a dark sheet. */
export function FullCamera({ taken, onRetake, shutter, ...camera }: FullCameraProps) {
  const { stream, guidance, guidanceStatus, onFlip, onCancel } = camera;
  const phrase = findPhrase({ stream, guidance, guidanceStatus, isTimerOn: shutter.isTimerOn });
  const heardPhrase = useSettled(phrase, camera.announceAfter);
  // Escape, and the back gesture of phones that close dialogs with it.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <dialog ref={showModal} aria-label="Camera" className={styles.FullCamera} onCancel={handleCancel}>
      <IconButton
        label="Close the camera"
        icon={<X size={24} />}
        className={styles.Close}
        onClick={onCancel}
      />
      {taken === undefined ? (
        <>
          {onFlip && (
            <IconButton
              label="Use the other camera"
              icon={<RefreshCw size={22} />}
              className={styles.Flip}
              onClick={onFlip}
            />
          )}
          <div className={styles.Picture}>
            {stream == null ? <Loader /> : <Mirror {...camera} stream={stream} />}
          </div>
          {phrase !== undefined && (
            <p aria-hidden="true" className={styles.Phrase}>
              {phrase}
            </p>
          )}
          <VisuallyHidden aria-live="polite">{heardPhrase}</VisuallyHidden>
          <CameraControls {...camera} shutter={shutter} />
        </>
      ) : (
        <TakenPhoto
          photo={taken}
          facing={camera.facing}
          onJudge={camera.onJudge}
          onRetake={onRetake}
          onUse={camera.onUse}
        />
      )}
    </dialog>
  );
}

/**
 * Above everything else; the page behind can neither be reached nor scrolled. Closing gives the focus back to
 * the element that had it, if it is still there.
 */
function showModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  return () => dialog.close();
}
