import type { Repeatability } from '@daylit/contract';
import { type SubmitEvent, useState } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { onlyImage } from '../../parts/FileDrop/only-image.ts';
import { type CameraChoice, PhotoField } from '../../parts/PhotoField/PhotoField.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import {
  RepeatabilityCard,
  type RepeatabilityCardProps,
} from '../../parts/RepeatabilityCard/RepeatabilityCard.tsx';
import styles from './SecondPhotoScreen.module.css';

export interface SecondPhotoScreenProps extends CameraChoice {
  /** Whether a second photo can be taken now, and the result of earlier ones. */
  repeatability: Loaded<Repeatability>;
  /** The member prefers words to numbers. Default false. */
  isWordsOnly?: boolean | undefined;
  /** The report of the newest scan; undefined until it is known. */
  reportHref?: string | undefined;
  /** State of measuring the photo. A refused photo stays in the form, beside the reason. */
  take: ActionState;
  /** Deleting second photos. Without it they are not listed. */
  takingBack?: RepeatabilityCardProps['takingBack'];
  /** Receives the photo and the scan that it belongs to. */
  onTake: (photo: { id: number; file: File }) => void;
  /** Loads again after a failure. */
  onRetry?: (() => void) | undefined;
}

/**
 * The second photo of a scan, taken within five minutes. Afterwards: its result, or that it was too late.
 *
 * **Do** keep a refused photo in the form, beside the reason. **Don't** call its difference a change.
 */
export function SecondPhotoScreen({
  repeatability,
  isWordsOnly,
  reportHref,
  take,
  takingBack,
  onTake,
  onRetry,
  ...camera
}: SecondPhotoScreenProps) {
  const offer = repeatability.state === 'ready' ? repeatability.value.offer : null;
  const failure = failureOf(take, 'The photo could not be measured. Please try again.');
  return (
    <Page
      title="A second photo"
      width="reading"
      {...(reportHref !== undefined && { parent: { href: reportHref, title: 'Your skin report' } })}
    >
      {offer ? (
        <SecondPhotoForm
          {...camera}
          failure={failure}
          isBusy={take.state === 'busy'}
          onSubmit={(file) => onTake({ id: offer.checkin_id, file })}
        />
      ) : (
        <>
          {failure !== undefined && <Notice tone="warning">{failure}</Notice>}
          <RepeatabilityCard {...{ repeatability, isWordsOnly, takingBack, onRetry }} />
        </>
      )}
    </Page>
  );
}

interface SecondPhotoFormProps extends CameraChoice {
  failure: string | undefined;
  isBusy: boolean;
  onSubmit: (file: File) => void;
}

function SecondPhotoForm({ failure, isBusy, onSubmit, onUseCamera, camera }: SecondPhotoFormProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isNewPhoto, setIsNewPhoto] = useState(false);

  function handleFiles({ files }: { files: File[] }) {
    const image = onlyImage(files);
    setError(image === null ? 'Please choose exactly 1 image.' : undefined);
    if (image === null) return;
    setFile(image);
    setIsNewPhoto(true);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file === undefined) {
      setError('Please take or choose a photo first.');
      event.currentTarget.querySelector<HTMLInputElement>('input[type="file"]')?.focus();
      return;
    }
    setIsNewPhoto(false);
    onSubmit(file);
  }

  return (
    <SectionCard
      title="Stay where you are"
      note="The photo is measured and not kept. It costs no scan, and it does not appear in your timeline."
    >
      <p>
        Same place, same light, same phone, and a new photo. What differs between the two is not your skin, so
        we know what to ignore later.
      </p>
      <form noValidate onSubmit={handleSubmit} className={styles.Form}>
        <PhotoField
          label="Take or choose the second photo"
          hint="Not the photo of your scan"
          sentBy="Compare the two photos"
          art={<Bust density="small" />}
          file={file}
          onFiles={handleFiles}
          onRemove={() => setFile(undefined)}
          onUseCamera={onUseCamera}
          camera={camera}
          busy={isBusy}
          error={error}
        />
        {failure !== undefined && !isNewPhoto && <Notice tone="warning">{failure}</Notice>}
        <Button type="submit" size="large" width="full" busy={isBusy}>
          {isBusy ? 'Comparing...' : 'Compare the two photos'}
        </Button>
      </form>
    </SectionCard>
  );
}
