import { getScan, getLatestScan, listScanEvents } from '@daylit/api-client';
import { AWAITED_STAGES, type ReportView, type ScanView } from '@daylit/contract';
import { api } from '../api.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  ANALYSING_POLL,
  EMPTY_POLLS,
  EVENTS_POLL,
  EVENTS_WAIT,
  LATE_POLLS,
  LATEST_POLL,
  REPLY_WAIT,
} from '../../lib/timings.ts';
import { isNotThere, isSignedOut } from '../detail-of.ts';

/** The state of a running scan. */
export interface ScanProgress {
  /** Number of events that have arrived. */
  events: number;
  /** The report that these events make. */
  report: ReportView;
  /** The scan's place among those that wait, from 1; null once its analysis has begun. */
  place: number | null;
  /** The last answer held events, or was held itself: the next poll follows at once. */
  asksAtOnce: boolean;
  /** Empty answers since the last event, or since the last check for a newer scan. */
  emptyPolls: number;
  /** A scan that was started after this one; the page redirects to it. */
  newerId: number | null;
  /** Why there will be no report; null while there may be one. */
  failure: string | null;
}

const NOTHING_YET: ScanProgress = {
  events: 0,
  report: {},
  place: null,
  asksAtOnce: false,
  emptyPolls: 0,
  newerId: null,
  failure: null,
};

/** Milliseconds until the next poll: 0 would mean none. */
const AT_ONCE = 1;

/** The state of a scan that the page waits for. */
export interface NewerScan {
  /** The newest scan, once its number exceeds the given one. */
  id: number | null;
  /** Polls that found none. */
  polls: number;
  /** None has arrived for so long that the page says so, while it continues to poll. */
  isLate: boolean;
}

/**
 * The newest scan, polled every second until its number exceeds `afterId`. Its record is loaded with it, so
 * that the redirect to the report shows no empty page.
 */
export function newerScanQuery(client: QueryClient, afterId: number) {
  const queryKey = ['checkins', 'newer-than', afterId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<NewerScan> => {
      const { id } = await getLatestScan(api, { signal });
      if (id !== null && id > afterId) {
        await client.prefetchQuery({ ...scanQuery(id), retry: false });
        return { id, polls: 0, isLate: false };
      }
      const polls = (client.getQueryData<NewerScan>(queryKey)?.polls ?? 0) + 1;
      return { id: null, polls, isLate: polls >= LATE_POLLS };
    },
    refetchInterval: ({ state }) => (state.data?.id || isSignedOut(state.error) ? false : LATEST_POLL),
    // The next poll is a second away anyway.
    retry: false,
  });
}

/**
 * The events of a running scan, until the report is complete or there will be none. The server holds its
 * answer until something is new; after an empty answer that it did not hold, the next poll is a second away.
 */
export function scanProgressQuery(client: QueryClient, id: number) {
  const queryKey = ['checkins', id, 'progress'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      nextProgress(id, client.getQueryData<ScanProgress>(queryKey) ?? NOTHING_YET, signal),
    refetchInterval: ({ state }) => {
      if (isOver(state.data) || isSignedOut(state.error)) return false;
      return state.error === null && state.data?.asksAtOnce ? AT_ONCE : EVENTS_POLL;
    },
    retry: false,
  });
}

/** One scan, fetched once, and again while its question is being answered. */
export function answeredQuery(id: number) {
  return queryOptions({
    ...scanQuery(id),
    refetchInterval: ({ state }) =>
      awaitsReply(state.data) && !isSignedOut(state.error) ? EVENTS_POLL : false,
  });
}

/** One scan, fetched once. */
export function scanQuery(id: number) {
  return queryOptions({
    queryKey: ['checkins', id],
    queryFn: ({ signal }) => getScan(api, id, { signal }),
  });
}

/** The record of a running scan; polled after the last stage, until its status says how the scan ended. */
export function endingQuery(id: number, hasReport: boolean) {
  return queryOptions({
    ...scanQuery(id),
    refetchInterval: ({ state }) =>
      !hasReport || (isAnalysed(state.data) && !awaitsReply(state.data)) || isSignedOut(state.error)
        ? false
        : EVENTS_POLL,
  });
}

/** One scan, polled every four seconds until its analysis has ended. */
export function analysingQuery(id: number) {
  return queryOptions({
    ...scanQuery(id),
    refetchInterval: ({ state }) =>
      isAnalysed(state.data) || isSignedOut(state.error) || isNotThere(state.error) ? false : ANALYSING_POLL,
    retry: false,
  });
}

/** The analysis has ended, with a report or without. */
export function isAnalysed(scan: ScanView | undefined): boolean {
  return scan !== undefined && (scan.report !== null || scan.status === 'failed');
}

/** Whether a question is not answered yet. A reply that was deleted with the chat is not awaited. */
function awaitsReply(scan: ScanView | undefined): boolean {
  const { user_message, reply, photo_receipt } = scan ?? {};
  if (user_message == null || reply || typeof photo_receipt?.deleted_at !== 'string') return false;
  return Math.abs(Date.now() - Date.parse(photo_receipt.deleted_at)) < REPLY_WAIT;
}

/** Every stage of the report has arrived. */
export function isComplete({ report }: ScanProgress): boolean {
  return AWAITED_STAGES.every((stage) => report[stage] !== undefined);
}

function isOver(progress: ScanProgress | undefined): boolean {
  return (
    progress !== undefined && (isComplete(progress) || progress.newerId !== null || progress.failure !== null)
  );
}

async function nextProgress(id: number, known: ScanProgress, signal: AbortSignal): Promise<ScanProgress> {
  const askedAt = performance.now();
  const fresh = await listScanEvents(api, { id, after: known.events, wait: EVENTS_WAIT }, { signal });
  if (fresh.events > 0) {
    const report = { ...known.report, ...fresh.report };
    const events = known.events + fresh.events;
    return { ...known, events, report, place: fresh.place, asksAtOnce: true, emptyPolls: 0 };
  }
  const held = Math.floor((performance.now() - askedAt) / 1000);
  const emptyPolls = known.emptyPolls + Math.max(1, held);
  const silent = { ...known, place: fresh.place, asksAtOnce: held > 0, emptyPolls };
  return emptyPolls < EMPTY_POLLS ? silent : checkSilentScan(id, silent, signal);
}

// A scan without new events is superseded by a newer one, has failed, or is slow.
async function checkSilentScan(id: number, known: ScanProgress, signal: AbortSignal): Promise<ScanProgress> {
  const [latest, scan] = await Promise.all([getLatestScan(api, { signal }), getScan(api, id, { signal })]);
  const newerId = latest.id !== null && latest.id !== id ? latest.id : null;
  const failure = scan.status === 'failed' ? (scan.failure_detail ?? '') : null;
  return { ...known, emptyPolls: 0, newerId, failure };
}
