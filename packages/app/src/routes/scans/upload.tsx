import { UploadScreen, type UploadScreenProps } from '@daylit/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsOffline } from '../../data/connection.ts';
import { useStartScan } from '../../data/scans/use-start-scan.ts';
import type { ScanInput } from '../../data/scans/start-scan.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { forgetSharedPhoto, useSharedPhoto } from '../../lib/shared-photo.ts';
import { FirstPhoto } from '../consents/first-photo.tsx';
import { useUsage } from '../../data/usage/usage.ts';
import { actionState } from '../states.ts';

export function UploadRoute() {
  const navigate = useNavigate();
  const scan = useStartScan();
  const outcome = scan.data;
  const camera = useCamera();
  const usage = useUsage().data;
  const isOffline = useIsOffline();
  const sharedPhoto = useArrivedPhoto();

  const [isDeclined, setIsDeclined] = useState(false);
  const start = (input: ScanInput) => {
    setIsDeclined(false);
    scan.mutate(input, {
      onSuccess: (result) => {
        if (result.status === 'started')
          void navigate(`/results?afterId=${result.afterId}`, { replace: true });
      },
    });
  };

  return (
    <>
      <UploadScreen
        {...camera}
        allowance={usage?.scans}
        isOffline={isOffline}
        start={isDeclined ? NOT_ALLOWED : startState(scan)}
        sharedPhoto={sharedPhoto}
        earlierReport={outcome?.status === 'repeated' ? `/results/${outcome.id}` : undefined}
        onSubmit={start}
      />
      {outcome?.status === 'consent_needed' && (
        <FirstPhoto
          onGiven={() => scan.variables && start(scan.variables)}
          onDeclined={() => {
            scan.reset();
            setIsDeclined(true);
          }}
        />
      )}
    </>
  );
}

/** The photo that was shared with this page. Once the form has it, the address no longer names it. */
function useArrivedPhoto() {
  const navigate = useNavigate();
  const photo = useSharedPhoto();
  useEffect(() => {
    if (photo === undefined) return;
    forgetSharedPhoto();
    void navigate('/upload', { replace: true });
  }, [navigate, photo]);
  return photo;
}

const NOT_ALLOWED = { state: 'failed', detail: null, at: 'consent' } as const;

function startState({ data, ...mutation }: ReturnType<typeof useStartScan>): UploadScreenProps['start'] {
  const state = actionState(mutation);
  if (state.state !== 'done' || data === undefined) return state;
  switch (data.status) {
    case 'started':
      return state;
    case 'repeated':
    case 'consent_needed':
      return { state: 'idle' };
    case 'photo_refused':
      return { state: 'failed', detail: data.detail, at: 'photo' };
    case 'signed_out':
      return { state: 'failed', detail: null, at: 'session' };
    case 'failed':
      return { state: 'failed', detail: data.detail };
  }
}
