import type { PhotoGuidance } from '@daylit/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileImage } from '../FileDrop/FileImage.tsx';
import { REVIEW_WORDS } from './camera-words.ts';
import type { CameraViewProps } from './camera-props.ts';
import styles from './FullCamera.module.css';

interface TakenPhotoProps extends Pick<CameraViewProps, 'facing' | 'onJudge' | 'onUse'> {
  photo: File;
  onRetake: () => void;
}

/** The whole photo as the mirror showed it, with nothing drawn on it, and what the gate would say. */
export function TakenPhoto({ photo, facing = 'user', onJudge, onRetake, onUse }: TakenPhotoProps) {
  const [verdict, setVerdict] = useState<PhotoGuidance>();
  const judge = useEffectEvent(async (file: File) => onJudge?.(file));
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const next = await judge(photo);
      if (isShown) setVerdict(next);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [photo]);

  const Icon = verdict === 'good' ? CircleCheck : Info;
  return (
    <>
      <div className={styles.Picture}>
        <FileImage
          file={photo}
          alt="The photo that you took"
          data-mirrored={facing === 'user' || undefined}
          className={styles.Taken}
        />
      </div>
      <div className={styles.Sheet}>
        <p aria-live="polite" className={styles.Verdict} data-good={verdict === 'good' || undefined}>
          {verdict !== undefined && (
            <>
              <Icon aria-hidden="true" size={22} />
              <span>{REVIEW_WORDS[verdict]}</span>
            </>
          )}
        </p>
        <div className={styles.Choice}>
          <Button variant="tonal" onClick={onRetake}>
            Retake
          </Button>
          <Button ref={takeFocus} onClick={() => onUse(photo)}>
            Use photo
          </Button>
        </div>
        <p className={styles.Hint}>We delete the photo right after the analysis.</p>
      </div>
    </>
  );
}

/** The shutter, which had the focus, is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
