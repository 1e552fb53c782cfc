import ScanFace from 'lucide-react/icons/scan-face';
import { type SubmitEvent, useState } from 'react';
import { USER_MESSAGE_LIMITS } from '@daylit/contract';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { onlyImage } from '../../parts/FileDrop/only-image.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { notSentWords } from '../../parts/PhotoField/not-sent-words.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type CameraChoice, PhotoField } from '../../parts/PhotoField/PhotoField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { sentences } from '../../lib/sentences.ts';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import styles from './ScanForm.module.css';

export interface ScanFormProps extends CameraChoice {
  /**
   * While it is in progress, the form stays and a second click is ignored. After a failure the photo stays:
   * `photo` is a photo that cannot be analysed, `consent` one that may not be, `session` a session that has
   * ended.
   */
  start: ActionState<'photo' | 'consent' | 'session'>;
  /**
   * This photo was sent a moment ago and is not scanned again: the address of its report. The message stays
   * in the form.
   */
  earlierReport?: string | undefined;
  /** A photo that another app has shared with this page; `lost` if it did not arrive. Default none. */
  sharedPhoto?: File | 'lost' | undefined;
  /** A sentence below the button, such as how many scans are left. */
  note?: string | undefined;
  /** Receives one image, and the member's message or an empty string. */
  onSubmit: (scan: { file: File; message: string }) => void;
}

const UNEXPECTED = 'Unexpected error. Please try again.';

const NOT_ARRIVED = 'The shared photo did not arrive. Choose it here, or share it again.';

/** One photo, an optional message, and the button that starts a scan. */
export function ScanForm({ start, earlierReport, sharedPhoto, note, onSubmit, ...camera }: ScanFormProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isNewPhoto, setIsNewPhoto] = useState(false);
  const [taken, setTaken] = useState<typeof sharedPhoto>();
  const isSending = isUnderWay(start);
  // The refusal is about the previous photo, so it is not shown for a new one.
  const refusal = isNewPhoto
    ? undefined
    : (failureOf(start, UNEXPECTED, 'photo') ?? failureOf(start, notSentWords('Scan Skin'), 'consent'));
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

  // It arrives after the page, and counts as chosen here.
  if (sharedPhoto !== undefined && sharedPhoto !== taken) {
    setTaken(sharedPhoto);
    if (sharedPhoto === 'lost') setError(NOT_ARRIVED);
    else handleFiles({ files: [sharedPhoto] });
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
        hint="One clear selfie. The original is deleted right after the scan."
        sentBy="Scan Skin"
        art={<Bust density="small" />}
        file={file}
        onFiles={handleFiles}
        onRemove={() => setFile(undefined)}
        {...camera}
        busy={isSending}
        error={error}
      />
      {refusal !== undefined && <Notice tone="warning">{refusal}</Notice>}
      {earlierReport !== undefined && !isNewPhoto && <SentBefore href={earlierReport} />}
      <TextArea
        label="Message"
        optional
        name="message"
        rows={2}
        maxLength={USER_MESSAGE_LIMITS.maxLength}
        readOnly={isSending}
        placeholder="Describe your skin today or ask a question..."
      />
      <div className={styles.Foot}>
        <Failure>{failure}</Failure>
        {sessionEnd !== undefined && <SessionEnd>{sessionEnd}</SessionEnd>}
        <Button type="submit" size="large" width="full" busy={isSending} icon={<ScanFace size={20} />}>
          {isSending ? 'Analyzing...' : 'Scan Skin'}
        </Button>
      </div>
      <p className={styles.Note}>
        {sentences(
          note,
          'A failed photo does not count.',
          'If your face is small in the photo, we send only the part around it.',
        )}
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

/** A login beside this page, which keeps the photo. */
function SessionEnd({ children }: { children: string }) {
  return (
    <Notice tone="danger">
      <p>{children}</p>
      <Link href="/login" newTab variant="block">
        Login
      </Link>
    </Notice>
  );
}
