import { SecondPhotoScreen } from '@daylit/ui';
import { useRemoveSecondPhoto, useRepeatability } from '../../data/scans/repeatability.ts';
import { useTakeSecondPhoto } from '../../data/scans/take-second-photo.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { actionState, loaded } from '../states.ts';

export function SecondPhotoRoute() {
  const session = useSession();
  const camera = useCamera();
  const repeatability = useRepeatability();
  const take = useTakeSecondPhoto();
  const removal = useRemoveSecondPhoto();
  const user = session.status === 'signed_in' ? session.user : undefined;
  const latest = user?.latest_checkin_id ?? null;

  return (
    <SecondPhotoScreen
      {...camera}
      repeatability={loaded(repeatability)}
      isWordsOnly={user?.words_only === true}
      reportHref={latest === null ? undefined : `/results/${latest}`}
      take={actionState(take)}
      takingBack={{ state: actionState(removal), onTakeBack: removal.mutate }}
      onTake={(photo) => take.mutate(photo)}
      onRetry={() => repeatability.refetch()}
    />
  );
}
