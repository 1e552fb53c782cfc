import { ConsentList, OfflineCopy, ThumbnailRetention } from '@daylit/ui';
import { useState } from 'react';
import { useConsents, useRecordConsent } from '../../data/consents.ts';
import { usePrivacy, useUpdatePrivacy } from '../../data/privacy.ts';
import { useOfflineCopy } from '../../hooks/use-offline-copy.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { OutsideModels } from '../consents/outside-models.tsx';
import { actionState, loaded } from '../states.ts';

/** The page of the account about what the member allowed, and how long pictures are kept. */
export function AccountPrivacy() {
  const consents = useConsents();
  const decision = useRecordConsent();
  const privacy = usePrivacy();
  const thumbnails = useUpdatePrivacy();
  // A browser without workers could not show the copy.
  const canReadOffline = useIsHydrated() && 'serviceWorker' in navigator;
  const { change, ...copy } = useOfflineCopy();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <ConsentList
        consents={loaded(consents)}
        decision={actionState(decision)}
        onDecide={(decided) => decision.mutate(decided, { onSuccess: () => void consents.refetch() })}
        onChooseOutside={() => setIsChoosing(true)}
        onRetry={() => consents.refetch()}
      />
      <ThumbnailRetention
        retention={loaded(privacy)}
        save={actionState(thumbnails)}
        onChange={(change) => thumbnails.mutate(change)}
        onRetry={() => privacy.refetch()}
      />
      {canReadOffline && (
        <OfflineCopy {...copy} save={actionState(change)} onChange={(isKept) => change.mutate(isKept)} />
      )}
      {isChoosing && <OutsideModels onClose={() => setIsChoosing(false)} />}
    </>
  );
}
