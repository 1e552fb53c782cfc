import type { TakenSecondPhoto } from '@daylit/contract';
import { useState } from 'react';
import { formatMoment } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RepeatabilityCard.module.css';

export interface TakingBack {
  state: ActionState;
  /** Deletes the second photo of a scan. It is listed until it is removed from the data. */
  onTakeBack: (photo: { checkin_id: number }) => void;
}

interface TakenSecondPhotosProps {
  photos: readonly TakenSecondPhoto[];
  takingBack: TakingBack;
}

/** When second photos were taken. Each can be deleted, after a question. */
export function TakenSecondPhotos({ photos, takingBack }: TakenSecondPhotosProps) {
  const [askedId, setAskedId] = useState<number>();
  const asked = photos.find(({ checkin_id }) => checkin_id === askedId);
  return (
    <>
      <Fold summary="Your second photos">
        <ul className={styles.Taken}>
          {photos.map(({ checkin_id, taken_at }) => (
            <li key={checkin_id} className={styles.TakenPhoto}>
              <span>{formatMoment(taken_at)}</span>
              <Button
                variant="danger"
                size="small"
                onClick={() => setAskedId(checkin_id)}
                className={styles.TakeBack}
              >
                Take back
                <VisuallyHidden>{` the second photo of ${formatMoment(taken_at)}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
      {asked && (
        <TakeBackQuestion
          photo={asked}
          state={takingBack.state}
          onConfirm={() => takingBack.onTakeBack({ checkin_id: asked.checkin_id })}
          onClose={() => setAskedId(undefined)}
        />
      )}
    </>
  );
}

interface TakeBackQuestionProps {
  photo: TakenSecondPhoto;
  state: ActionState;
  onConfirm: () => void;
  onClose: () => void;
}

function TakeBackQuestion({ photo, state, onConfirm, onClose }: TakeBackQuestionProps) {
  const failure = failureOf(state, 'It could not be taken back. Please try again.');
  const isBusy = state.state === 'busy';
  return (
    <Modal
      title="Take this second photo back?"
      description={
        <p>
          {`The one of ${formatMoment(photo.taken_at)}. We delete what we learned from it, and judge later changes without it. Reports that you have stay as they are.`}
        </p>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {isBusy ? 'Taking back…' : 'Take it back'}
          </Button>
        </>
      }
    >
      <Failure>{failure}</Failure>
    </Modal>
  );
}
