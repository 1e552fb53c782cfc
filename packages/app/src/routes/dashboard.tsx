import { DashboardScreen, dashboardLines, dashboardRun, formatWeekday } from '@daylit/ui';
import { dayOfMember } from '../data/care-plan/day-of-member.ts';
import { useProfile } from '../data/care-plan/profile.ts';
import { useTonight } from '../data/care-plan/routine.ts';
import { useIsOffline } from '../data/connection.ts';
import { useProductTrial } from '../data/product-trials.ts';
import { useRecommendations } from '../data/recommendations/recommendations.ts';
import { thumbnailUrl } from '../data/scans/thumbnail-url.ts';
import { useTrends } from '../data/scans/trends.ts';
import { useTimeOfReturn } from '../hooks/use-time-of-return.ts';
import { useSession } from '../data/sessions/session.ts';
import { useUsage } from '../data/usage/usage.ts';

/** Links to the parts of the product. Shows at once; photos and lines follow when they are loaded. */
export function DashboardRoute() {
  const session = useSession();
  const now = useTimeOfReturn();
  const isOffline = useIsOffline();
  const { date, daypart } = dayOfMember(now);
  const facts = {
    usage: useUsage().data,
    trends: useTrends().data,
    profile: useProfile().data,
    tonight: useTonight(date).data,
    recommendations: useRecommendations().data,
    productTrial: useProductTrial().data,
  };
  const user = session.status === 'signed_in' ? session.user : undefined;
  const run = dashboardRun(facts.trends, user?.words_only === true);
  const newest = facts.trends?.scans.at(-1);
  return (
    <DashboardScreen
      // Noon, because a member's day does not begin at midnight in UTC.
      today={formatWeekday(`${date}T12:00:00`)}
      thumbnailUrl={thumbnailUrl(newest) ?? undefined}
      daypart={daypart}
      steps={facts.tonight?.[daypart].steps}
      run={run && { ...run, photos: [thumbnailUrl(run.ends[0]), thumbnailUrl(run.ends[1])] }}
      lines={user && dashboardLines({ ...facts, user, now, daypart, isOffline })}
    />
  );
}
