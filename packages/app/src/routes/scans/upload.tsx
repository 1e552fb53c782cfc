import { UploadScreen, type UploadScreenProps } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useStartScan } from '../../data/scans/scans.ts';
import type { ScanInput } from '../../data/scans/start-scan.ts';
import { useCamera } from '../../hooks/use-camera.ts';
import { PhotoConsent } from '../consents/photo-consent.tsx';
import { useUsage } from '../../data/usage/usage.ts';
import { actionState } from '../states.ts';

export function UploadRoute() {
  const navigate = useNavigate();
  const scan = useStartScan();
  const outcome = scan.data;
  const camera = useCamera();
  const usage = useUsage().data;

  const start = (input: ScanInput) =>
    scan.mutate(input, {
      onSuccess: (result) => {
        if (result.status === 'started')
          void navigate(`/results?afterId=${result.afterId}`, { replace: true });
      },
    });

  return (
    <>
      <UploadScreen
        {...camera}
        allowance={usage?.scans}
        start={startState(scan)}
        earlierReport={outcome?.status === 'repeated' ? `/results/${outcome.id}` : undefined}
        onSubmit={start}
      />
      <PhotoConsent
        isAwaited={outcome?.status === 'consent_needed'}
        onGiven={() => outcome?.status === 'consent_needed' && scan.variables && start(scan.variables)}
        onDeclined={scan.reset}
      />
    </>
  );
}

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
