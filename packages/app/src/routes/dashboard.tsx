import { DashboardScreen } from '@daylit/ui';
import { useNewestScans } from '../data/scans/newest-scans.ts';
import { thumbnailUrl } from '../data/scans/thumbnail-url.ts';

/** The ways into the product. Shows at once; the newest photos come when they come. */
export function DashboardRoute() {
  const { data: scans = [] } = useNewestScans();
  const thumbnailUrls = scans.map(thumbnailUrl).filter((url) => url !== null);
  return <DashboardScreen thumbnailUrls={thumbnailUrls.toReversed()} />;
}
