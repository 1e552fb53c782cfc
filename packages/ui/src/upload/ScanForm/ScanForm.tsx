import ScanFace from 'lucide-react/icons/scan-face';
import { type SubmitEvent, useState } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { onlyImage } from '../../parts/FileDrop/only-image.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type CameraChoice, PhotoField } from '../../parts/PhotoField/PhotoField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import styles from './ScanForm.module.css';

export interface ScanFormProps extends CameraChoice {
  /**
   * `sending` keeps everything and ignores a second click. `photo_refused` is a photo that cannot be read, `signed_out`
   * a session that has ended, `failed` anything else; all show `detail` and keep the photo.
   */
  status: 'idle' | 'sending' | 'photo_refused' | 'signed_out' | 'failed';
  /** The server's reason. Default: 'Unexpected error. Please try again.' */
  detail?: string | undefined;
  /** One image, and the person's own words or an empty string. */
  onSubmit: (scan: { file: File; message: string }) => void;
}

/** One photo, a few words if there are any, and the button that starts a scan. */
export function ScanForm({
  status,
  detail = 'Unexpected error. Please try again.',
  onUseCamera,
  camera,
  onSubmit,
}: ScanFormProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isNewPhoto, setIsNewPhoto] = useState(false);
  const isSending = status === 'sending';
  // A new photo answers a refusal, so the old reason would only confuse.
  const isRefused = status === 'photo_refused' && !isNewPhoto;

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
      {isRefused && <Notice tone="warning">{detail}</Notice>}
      <TextArea
        label="Message"
        optional
        name="message"
        rows={3}
        maxLength={2000}
        readOnly={isSending}
        placeholder="Describe your skin today or ask a question..."
      />
      {status === 'failed' && <Notice tone="danger">{detail}</Notice>}
      {status === 'signed_out' && (
        <Notice tone="danger">
          <p>{detail}</p>
          <Link href="/login" newTab variant="block">
            Login
          </Link>
        </Notice>
      )}
      <Button type="submit" size="large" width="full" busy={isSending} icon={<ScanFace size={20} />}>
        {isSending ? 'Analyzing...' : 'Scan Skin'}
      </Button>
      <p className={styles.Note}>
        The original photo is deleted right after analysis. Failed photos do not count as scans.
      </p>
    </form>
  );
}
