import Camera from 'lucide-react/icons/camera';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { findWords } from './camera-words.ts';
import type { CameraFormProps } from './camera-props.ts';
import styles from './InlineCamera.module.css';
import { Mirror } from './Mirror.tsx';
import { useSettled } from './use-settled.ts';

/** The camera in the place of the file input, with a sentence below the mirror. */
export function InlineCamera({ shutter, ...camera }: CameraFormProps) {
  const { stream, guidance, guidanceStatus, onCancel } = camera;
  const { isTimerOn, secondsLeft } = shutter;
  const words = findWords({ stream, guidance, guidanceStatus, isTimerOn });
  const heardWords = useSettled(words, camera.announceAfter);
  return (
    <section aria-label="Camera" className={styles.InlineCamera}>
      <div className={styles.Frame}>
        {stream == null ? <Loader /> : <Mirror {...camera} stream={stream} />}
        {secondsLeft !== undefined && (
          <span aria-hidden="true" className={styles.SecondsLeft}>
            {secondsLeft}
          </span>
        )}
      </div>
      <p aria-hidden="true" className={styles.Words}>
        {words}
      </p>
      <VisuallyHidden aria-live="polite">{heardWords}</VisuallyHidden>
      <div className={styles.Actions}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <IconButton
          label="Take the photo"
          icon={<Camera size={24} />}
          variant="solid"
          disabled={stream == null}
          aria-disabled={shutter.isCapturing ? true : undefined}
          onClick={shutter.onCapture}
          className={styles.Shutter}
        />
        {shutter.hasTimer && (
          <Button variant="quiet" onClick={shutter.onToggleTimer} className={styles.Timer}>
            {isTimerOn ? 'Stop timer' : 'Start timer'}
          </Button>
        )}
      </div>
      <p className={styles.Caption}>
        What the camera sees stays on this page. Only the photo that you take is used.
      </p>
    </section>
  );
}
