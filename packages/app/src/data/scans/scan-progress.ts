import { getScan, getLatestScan, listScanEvents } from '@daylit/api-client';
import { AWAITED_STAGES, type ReportView, type ScanView } from '@daylit/contract';
import { api } from '../api.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ANALYSING_POLL, EMPTY_POLLS, EVENTS_POLL, LATEST_POLL } from '../../lib/timings.ts';
import { isNotThere, isSignedOut } from '../detail-of.ts';

/** A running scan as far as it is known here. */
export interface ScanProgress {
  /** How many events have come. */
  events: number;
  /** What they say together. */
  report: ReportView;
  /** Answers without a new event since the last one with, or since the last look around. */
  emptyPolls: number;
  /** A scan that was started after this one; the page goes there. */
  newerId: number | null;
  /** Why there will be no report. */
  failure: string | null;
}

const NOTHING_YET: ScanProgress = { events: 0, report: {}, emptyPolls: 0, newerId: null, failure: null };

/** The newest check-in, asked for every second until its number exceeds `afterId`. */
export function newerScanQuery(afterId: number) {
  return queryOptions({
    queryKey: ['checkins', 'newer-than', afterId],
    queryFn: async ({ signal }) => {
      const { id } = await getLatestScan(api, { signal });
      return id !== null && id > afterId ? id : null;
    },
    refetchInterval: ({ state }) => (state.data || isSignedOut(state.error) ? false : LATEST_POLL),
    // The next question comes in a second anyway.
    retry: false,
  });
}

/** The events of a running scan, asked for every second until the report is complete or cannot be. */
export function scanProgressQuery(client: QueryClient, id: number) {
  const queryKey = ['checkins', id, 'progress'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      nextProgress(id, client.getQueryData<ScanProgress>(queryKey) ?? NOTHING_YET, signal),
    refetchInterval: ({ state }) => (isOver(state.data) || isSignedOut(state.error) ? false : EVENTS_POLL),
    retry: false,
  });
}

/** One check-in, once. */
export function scanQuery(id: number) {
  return queryOptions({
    queryKey: ['checkins', id],
    queryFn: ({ signal }) => getScan(api, id, { signal }),
  });
}

/** The check-in of a running scan; asked for again after the last stage, until it tells how the scan ended. */
export function endingQuery(id: number, hasReport: boolean) {
  return queryOptions({
    ...scanQuery(id),
    refetchInterval: ({ state }) =>
      !hasReport || isAnalysed(state.data) || isSignedOut(state.error) ? false : EVENTS_POLL,
  });
}

/** One check-in, asked for every four seconds until its analysis has ended. */
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
  const fresh = await listScanEvents(api, { id, after: known.events }, { signal });
  if (fresh.events > 0) {
    const report = { ...known.report, ...fresh.report };
    return { ...known, events: known.events + fresh.events, report, emptyPolls: 0 };
  }
  const emptyPolls = known.emptyPolls + 1;
  return emptyPolls < EMPTY_POLLS ? { ...known, emptyPolls } : lookAround(id, known, signal);
}

// A silent scan was overtaken by a newer one, or has failed, or just takes its time.
async function lookAround(id: number, known: ScanProgress, signal: AbortSignal): Promise<ScanProgress> {
  const [latest, scan] = await Promise.all([getLatestScan(api, { signal }), getScan(api, id, { signal })]);
  const newerId = latest.id !== null && latest.id !== id ? latest.id : null;
  const failure = scan.status === 'failed' ? (scan.failure_detail ?? '') : null;
  return { ...known, emptyPolls: 0, newerId, failure };
}
