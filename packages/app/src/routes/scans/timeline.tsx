import { ALLOWANCES, TIER_OF_PLAN, type ScanView, type User } from '@daylit/contract';
import {
  AdSlot,
  canBuy,
  type HistoryLimit,
  type Loaded,
  TimelineScreen,
  type TimelineScan,
} from '@daylit/ui';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { scansOf, useTimeline, useTrendChoice, useTrends } from '../../data/scans/timeline.ts';
import { useSession } from '../../data/sessions/session.ts';
import { raise } from '../../lib/events.ts';
import { detailOf } from '../../data/detail-of.ts';
import { houseAd } from '../../lib/house-ad.ts';
import { useToast } from '../../lib/toast.ts';
import { actionState, loaded } from '../states.ts';

const NOT_CHOSEN = 'This could not be changed. Please try again.';

/** All scans that the plan shows, and every sign over time. */
export function TimelineRoute() {
  const session = useSession();
  const timeline = useTimeline();
  const trends = useTrends();
  const choice = useTrendChoice();
  const showToast = useToast();
  if (session.status !== 'signed_in') return null;
  const { plan, age_band, words_only } = session.user;
  const ad = houseAd({ plan, age_band });
  const hidden = timeline.data?.pages[0]?.hidden ?? 0;
  return (
    <TimelineScreen
      checkins={tiles(timeline)}
      trends={loaded(trends)}
      isWordsOnly={words_only}
      hasMore={timeline.hasNextPage}
      more={actionState(nextPage(timeline))}
      onLoadMore={() => timeline.fetchNextPage()}
      onChooseTrend={(chosen) =>
        choice.mutate(chosen, { onError: (error) => showToast({ text: detailOf(error) ?? NOT_CHOSEN }) })
      }
      choosing={choice.isPending ? choice.variables.id : undefined}
      onRetry={() => timeline.refetch()}
      hidden={{ count: hidden, limit: historyLimit(plan) }}
      canBuy={canBuy(age_band)}
      onUpgrade={() => raise('upgradeNeeded', { plan })}
      ad={ad && <AdSlot {...ad} />}
    />
  );
}

type Timeline = ReturnType<typeof useTimeline>;

function tiles({ data, error, fetchStatus }: Timeline): Loaded<TimelineScan[]> {
  return loaded({ data: data && scansOf(data.pages).map(tile), error, fetchStatus });
}

function tile(scan: ScanView): TimelineScan {
  return { ...scan, thumbnailUrl: thumbnailUrl(scan) };
}

/** Loading the next page, or a refresh that failed. */
function nextPage({ isFetchingNextPage, error }: Timeline) {
  return { status: isFetchingNextPage ? 'pending' : error ? 'error' : 'idle', error } as const;
}

function historyLimit(plan: User['plan']): HistoryLimit {
  return ALLOWANCES[TIER_OF_PLAN[plan]].history_scans === null ? 'last_12_months' : 'last_3_scans';
}
