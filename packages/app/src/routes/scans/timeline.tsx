import { ALLOWANCES, TIER_OF_PLAN, type ScanView, type User } from '@daylit/contract';
import {
  AdSlot,
  canBuy,
  type HistoryLimit,
  type Loaded,
  TimelineScreen,
  type TimelineScan,
  type TimelineScreenProps,
} from '@daylit/ui';
import { savePhotoDay } from '../../data/scans/photo-day.ts';
import { useHiddenScans, withoutPoints } from '../../data/scans/scan-deletion.ts';
import { thumbnailUrl } from '../../data/scans/thumbnail-url.ts';
import { scansOf, useTimeline, useTrendChoice } from '../../data/scans/timeline.ts';
import { useTrends } from '../../data/scans/trends.ts';
import { useSession } from '../../data/sessions/session.ts';
import { useUsage } from '../../data/usage/usage.ts';
import { raise } from '../../lib/events.ts';
import { useScanDeletion } from '../../hooks/use-scan-deletion.ts';
import { useTimeOfReturn } from '../../hooks/use-time-of-return.ts';
import { detailOf } from '../../data/detail-of.ts';
import { houseAd } from '../../lib/house-ad.ts';
import { useToast } from '../../lib/toast.ts';
import { actionState, loaded } from '../states.ts';

type TrendChoice = Parameters<TimelineScreenProps['onChooseTrend']>[0];

const CHOSEN = { true: 'This scan counts in the trend again.', false: 'This scan is left out of the trend.' };
const NOT_CHOSEN = 'This could not be changed. Please try again.';

/** All scans that the plan shows, and every sign over time. */
export function TimelineRoute() {
  const session = useSession();
  const timeline = useTimeline();
  const trends = useTrends();
  const usage = useUsage().data;
  const deleted = useHiddenScans();
  const choice = useTrendChoice();
  const deleteScan = useScanDeletion();
  const showToast = useToast();
  const now = useTimeOfReturn();
  if (session.status !== 'signed_in') return null;
  const { plan, age_band, words_only } = session.user;
  const ad = houseAd({ plan, age_band });
  const hidden = timeline.data?.pages[0]?.hidden ?? 0;

  function choose(chosen: TrendChoice) {
    choice.mutate(chosen, {
      onSuccess: () =>
        showToast({ text: CHOSEN[`${chosen.in_trend}`], onUndo: () => choose(opposite(chosen)) }),
      onError: (error) => showToast({ text: detailOf(error) ?? NOT_CHOSEN, tone: 'failure' }),
    });
  }

  function remind(moment: string) {
    savePhotoDay(moment);
    showToast({ text: 'Saved in your downloads. Open the file to add the day to your calendar.' });
  }

  return (
    <TimelineScreen
      checkins={tiles(timeline, deleted)}
      trends={lines(trends, deleted)}
      isWordsOnly={words_only}
      allowance={usage?.scans}
      now={now}
      onRemind={remind}
      hasMore={timeline.hasNextPage}
      more={actionState(nextPage(timeline))}
      onLoadMore={() => timeline.fetchNextPage()}
      onChooseTrend={choose}
      choosing={choice.isPending ? choice.variables.id : undefined}
      onDelete={deleteScan}
      onRetry={() => timeline.refetch()}
      hidden={{ count: hidden, limit: historyLimit(plan) }}
      canBuy={canBuy(age_band)}
      onUpgrade={() => raise('upgradeNeeded', { plan })}
      ad={ad && <AdSlot {...ad} />}
    />
  );
}

type Timeline = ReturnType<typeof useTimeline>;

function tiles({ data, error, fetchStatus }: Timeline, deleted: readonly number[]): Loaded<TimelineScan[]> {
  const shown = data && scansOf(data.pages).filter(({ id }) => !deleted.includes(id));
  return loaded({ data: shown?.map(tile), error, fetchStatus });
}

function lines({ data, error, fetchStatus }: ReturnType<typeof useTrends>, deleted: readonly number[]) {
  return loaded({ data: data && withoutPoints(data, deleted), error, fetchStatus });
}

function tile(scan: ScanView): TimelineScan {
  return { ...scan, thumbnailUrl: thumbnailUrl(scan) };
}

/** Loading the next page, or a refresh that failed. */
function nextPage({ isFetchingNextPage, error }: Timeline) {
  return { status: isFetchingNextPage ? 'pending' : error ? 'error' : 'idle', error } as const;
}

function opposite({ id, in_trend }: TrendChoice): TrendChoice {
  return { id, in_trend: !in_trend };
}

function historyLimit(plan: User['plan']): HistoryLimit {
  return ALLOWANCES[TIER_OF_PLAN[plan]].history_scans === null ? 'last_12_months' : 'last_3_scans';
}
