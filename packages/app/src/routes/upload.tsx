import { UploadScreen } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { detailOf } from '../data/detail-of.ts';
import { useStartScan } from '../data/scans.ts';
import type { ScanInput } from '../data/start-scan.ts';
import { useCamera } from '../hooks/use-camera.ts';
import { PhotoConsent } from './photo-consent.tsx';

export function UploadRoute() {
  const navigate = useNavigate();
  const scan = useStartScan();
  const outcome = scan.data;
  const camera = useCamera();

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
        status={screenStatus(scan)}
        detail={outcome && 'detail' in outcome ? outcome.detail : detailOf(scan.error)}
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

function screenStatus({ status, data }: Pick<ReturnType<typeof useStartScan>, 'status' | 'data'>) {
  if (status === 'pending' || data?.status === 'started') return 'sending';
  if (status === 'error') return 'failed';
  return data === undefined || data.status === 'consent_needed' ? 'idle' : data.status;
}
