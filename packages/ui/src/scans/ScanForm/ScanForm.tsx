import ScanFace from 'lucide-react/icons/scan-face';
import { type SubmitEvent, useState } from 'react';
import { USER_MESSAGE_LIMITS } from '@daylit/contract';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { onlyImage } from '../../parts/FileDrop/only-image.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type CameraChoice, PhotoField } from '../../parts/PhotoField/PhotoField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import styles from './ScanForm.module.css';

export interface ScanFormProps extends CameraChoice {
  /**
   * While it is in progress, the form stays and a second click is ignored. After a failure the photo stays:
   * `photo` is a photo that cannot be analysed, `session` a session that has ended.
   */
  start: ActionState<'photo' | 'session'>;
  /**
   * This photo was sent a moment ago and is not scanned again: the address of its report. The message stays
   * in the form.
   */
  earlierReport?: string | undefined;
  /** Receives one image, and the member's message or an empty string. */
  onSubmit: (scan: { file: File; message: string }) => void;
}

const UNEXPECTED = 'Unexpected error. Please try again.';

/** One photo, an optional message, and the button that starts a scan. */
export function ScanForm({ start, earlierReport, onUseCamera, camera, onSubmit }: ScanFormProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isNewPhoto, setIsNewPhoto] = useState(false);
  const isSending = isUnderWay(start);
  // The refusal is about the previous photo, so it is not shown for a new one.
  const refusal = isNewPhoto ? undefined : failureOf(start, UNEXPECTED, 'photo');
  const sessionEnd = failureOf(
    start,
    'Your session has ended. Log in again in another tab, then press the button once more. Your photo is kept.',
    'session',
  );
  const failure = failureOf(start, UNEXPECTED);

  function handleFiles({ files }: { files: File[] }) {
    const image = onlyImage(files);
    setError(image === null ? 'Please upload exactly 1 image.' : undefined);
    if (image === null) return;
    setFile(image);
    setIsNewPhoto(true);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file === undefined) {
      setError('Please upload an image for skin analysis. For questions only, use the Chat page.');
      event.currentTarget.querySelector<HTMLInputElement>('input[type="file"]')?.focus();
      return;
    }
    setError(undefined);
    setIsNewPhoto(false);
    onSubmit({ file, message: String(new FormData(event.currentTarget).get('message')).trim() });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.ScanForm}>
      <PhotoField
        label="Take or choose a photo"
        hint="One clear selfie, images only"
        art={<Bust density="small" />}
        file={file}
        onFiles={handleFiles}
        onRemove={() => setFile(undefined)}
        onUseCamera={onUseCamera}
        camera={camera}
        busy={isSending}
        error={error}
      />
      {refusal !== undefined && <Notice tone="warning">{refusal}</Notice>}
      {earlierReport !== undefined && !isNewPhoto && <SentBefore href={earlierReport} />}
      <TextArea
        label="Message"
        optional
        name="message"
        rows={3}
        maxLength={USER_MESSAGE_LIMITS.maxLength}
        readOnly={isSending}
        placeholder="Describe your skin today or ask a question..."
      />
      <div className={styles.Foot}>
        <Failure>{failure}</Failure>
        {sessionEnd !== undefined && (
          <Notice tone="danger">
            <p>{sessionEnd}</p>
            <Link href="/login" newTab variant="block">
              Login
            </Link>
          </Notice>
        )}
        <Button type="submit" size="large" width="full" busy={isSending} icon={<ScanFace size={20} />}>
          {isSending ? 'Analyzing...' : 'Scan Skin'}
        </Button>
      </div>
      <p className={styles.Note}>
        The original photo is deleted right after analysis. If your face is small in it, we send only the part
        around it. Failed photos do not count as scans.
      </p>
    </form>
  );
}

/** The photo was sent a moment ago: a link to its report. */
function SentBefore({ href }: { href: string }) {
  return (
    <Notice>
      <p>You sent this photo a moment ago, so it was not scanned again. Your message was not sent.</p>
      <Link href={href} variant="block">
        See the report of this photo
      </Link>
    </Notice>
  );
}
