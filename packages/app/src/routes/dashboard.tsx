import { useState } from 'react';
import { DashboardScreen, dashboardLines } from '@daylit/ui';
import { useDashboard } from '../data/dashboard.ts';
import { thumbnailUrl } from '../data/scans/thumbnail-url.ts';
import { useSession } from '../data/sessions/session.ts';

/** Links to the parts of the product. Shows at once; photos and lines follow when they are loaded. */
export function DashboardRoute() {
  const session = useSession();
  const facts = useDashboard();
  const [now] = useState(() => new Date());
  const scans = facts.trends?.scans.slice(-3) ?? [];
  return (
    <DashboardScreen
      today={now.toLocaleDateString(undefined, { weekday: 'long', month: 'long', day: 'numeric' })}
      thumbnailUrls={scans.map(thumbnailUrl).filter((url) => url !== null)}
      lines={
        session.status === 'signed_in' ? dashboardLines({ ...facts, user: session.user, now }) : undefined
      }
    />
  );
}
