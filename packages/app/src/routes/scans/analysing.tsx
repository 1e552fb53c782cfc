import { AnalysingScreen, NotFoundScreen } from '@daylit/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isNotThere, isSignedOut } from '../../data/detail-of.ts';
import { useAnalysing } from '../../data/scans/scans.ts';
import { useSentPhoto } from '../../data/scans/sent-photo.ts';
import { comeBackTo } from '../../lib/come-back.ts';
import { ANALYSING_MESSAGE } from '../../lib/timings.ts';
import { toScanId } from './to-scan-id.ts';
import { useEffect, useState } from 'react';

/** Waits for the first report and redirects to it. A number without a scan shows the "not found" page. */
export function AnalysingRoute() {
  const id = toScanId(useParams().id);
  return id === null ? <NotFoundScreen /> : <Analysing key={id} id={id} />;
}

function Analysing({ id }: { id: number }) {
  const here = useLocation();
  const { scan, report, place } = useAnalysing(id);
  const { data, error } = scan;
  const tens = useTicks(ANALYSING_MESSAGE);
  const photo = useSentPhoto(id);

  if (data?.report) return <Navigate to={`/results/${id}`} replace />;
  if (data?.status === 'failed')
    return <AnalysingScreen status="failed" failure_detail={data.failure_detail} />;
  if (isNotThere(error)) return <NotFoundScreen />;
  if (isSignedOut(error)) return <Navigate to="/login" replace state={comeBackTo(here)} />;
  return <AnalysingScreen status="running" tens={tens} report={report} place={place} photo={photo} />;
}

/** Number of intervals since the component was mounted. `interval` in milliseconds. */
function useTicks(interval: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((passed) => passed + 1), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return ticks;
}
