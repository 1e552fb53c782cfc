import Camera from 'lucide-react/icons/camera';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId, useRef } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { useDropGuard } from '../../lib/use-drop-guard.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldError } from '../../primitives/Field/Field.tsx';
import { SELFIE_TIPS } from '../../parts/PhotoTips/photo-tips.tsx';
import { TipList } from '../../parts/TipList/TipList.tsx';
import { SelfieFrame } from './SelfieFrame.tsx';
import styles from './SelfieStep.module.css';

export interface ChosenSelfieProps {
  /** Shown locally; nothing is sent. */
  file: File;
  /** The error of the newest choice; the previous photo stays. */
  error: string | undefined;
  /** Receives all chosen files, so that the caller can refuse more than one. */
  onFiles: (choice: { files: File[] }) => void;
  /** Opens the camera for another photo. Without it there is no button. */
  onUseCamera: (() => void) | undefined;
  /** The verdict of the check. */
  children: Elements;
}

/** The photo in its frame, its verdict, and the buttons for another photo. */
export function ChosenSelfie({ file, error, onFiles, onUseCamera, children }: ChosenSelfieProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useDropGuard();

  return (
    <>
      <div className={styles.Selfie}>
        <SelfieFrame file={file} />
        <TipList tips={SELFIE_TIPS} />
      </div>
      {children}
      <div>
        <input
          ref={inputRef}
          hidden
          type="file"
          accept="image/*"
          aria-label="Another photo"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles({ files });
          }}
        />
        <Button
          ref={takeLostFocus}
          variant="outline"
          width="full"
          icon={<RefreshCw size={18} />}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => inputRef.current?.click()}
        >
          Choose another photo
        </Button>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      {onUseCamera && (
        <Button variant="outline" width="full" icon={<Camera size={18} />} onClick={onUseCamera}>
          Take another
        </Button>
      )}
    </>
  );
}

/** Takes the focus that was lost when the box for choosing the photo was removed. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}
