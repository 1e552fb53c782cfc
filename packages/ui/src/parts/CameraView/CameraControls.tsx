import { Button } from '../../primitives/Button/Button.tsx';
import { findHint } from './camera-words.ts';
import styles from './FullCamera.module.css';
import type { CameraFormProps } from './camera-props.ts';
import { ShutterRing } from './ShutterRing.tsx';

/** The shutter with its ring, the way out, and one line about what happens next. */
export function CameraControls({ stream, guidance, guidanceStatus, shutter, onCancel }: CameraFormProps) {
  const { isTimerOn, secondsLeft } = shutter;
  const guided = { stream, guidance, guidanceStatus, isTimerOn };
  return (
    <div className={styles.Sheet}>
      <div className={styles.Actions}>
        <Button variant="quiet" size="small" className={styles.Word} onClick={onCancel}>
          Cancel
        </Button>
        <button
          type="button"
          aria-label="Take the photo"
          disabled={stream == null}
          aria-disabled={shutter.isCapturing ? true : undefined}
          className={styles.Shutter}
          onClick={shutter.onCapture}
        >
          <ShutterRing secondsLeft={secondsLeft} />
        </button>
        {shutter.hasTimer && (
          <Button variant="quiet" size="small" className={styles.Word} onClick={shutter.onToggleTimer}>
            {isTimerOn ? 'Stop timer' : 'Start timer'}
          </Button>
        )}
      </div>
      <p className={styles.Hint}>{findHint(guided, secondsLeft !== undefined)}</p>
    </div>
  );
}
