import { listScans } from '@daylit/api-client';
import type { ScanView, TrendsView } from '@daylit/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { WorkerRequest } from '../lib/worker-messages.ts';
import { findOfflineCopy, forgetOfflineCopy, keepOfflineCopy } from '../lib/browser-storage.ts';
import type { SentPage } from '../lib/sent-page.ts';
import { signInHint } from '../lib/sign-in-hint.ts';
import { TIMELINE_PAGE } from '../lib/timings.ts';
import { api } from './api.ts';
import { dayOfMember } from './care-plan/day-of-member.ts';
import { profileQuery } from './care-plan/profile.ts';
import { routineCheckQuery, tonightQuery } from './care-plan/routine.ts';
import { isOfflineNow } from './connection.ts';
import { noteKeptPage } from './kept-pages.ts';
import { scanQuery } from './scans/scan-progress.ts';
import { trendsQuery } from './scans/trends.ts';
import { sessionQuery } from './sessions/session.ts';

/** What a member keeps on this device, to read it without a network. Without photos. */
interface OfflineCopy {
  /** The sign-in that it belongs to: after another one it is worth nothing. */
  sign_in: string;
  /** When it was loaded, in milliseconds since 1970. */
  loaded_at: number;
  /** The number of the newest finished report; null without one. */
  report: number | null;
  answers: SentPage['answers'];
}

const DAY = 24 * 60 * 60 * 1000;

/** How old an answer may be that goes into a copy, in milliseconds. An older one is loaded again. */
const FRESH = 60_000;

/** From a change of what is kept to its copy, in milliseconds. Several come at once. */
const SETTLES_IN = 1000;

/** The sign-in for which copies are made; undefined while the member keeps none. */
let kept: string | undefined;

/** Ends the watch for changes. */
let stopWatching = (): void => undefined;

/** When the copy on this device was loaded, ISO 8601; null where there is none. */
export async function findCopyDate(): Promise<string | null> {
  const copy = await findOwnCopy();
  return copy && new Date(copy.loaded_at).toISOString();
}

/** Makes a copy now, and again after each change. Fails where the browser does not allow it. */
export async function startKeeping(client: QueryClient): Promise<void> {
  kept = signInHint();
  await keepCopy(client);
  stopWatching();
  stopWatching = watch(client);
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage('keep-reading' satisfies WorkerRequest);
}

/** Removes the copy, and makes no other one. */
export async function stopKeeping(): Promise<void> {
  kept = undefined;
  stopWatching();
  await forgetOfflineCopy();
}

/** At the start of a page: keeps what was chosen up to date, and removes what is of another sign-in. */
export async function resumeKeeping(client: QueryClient): Promise<void> {
  if (await findOwnCopy()) await startKeeping(client).catch(() => undefined);
  else await forgetOfflineCopy();
}

/** At the start of a page without the server: takes its answers from the copy, until they load again. */
export async function restoreCopy(client: QueryClient): Promise<void> {
  const copy = await findOwnCopy();
  if (!copy) return;
  for (const [queryKey, answer] of copy.answers)
    client.setQueryData(queryKey, answer, { updatedAt: copy.loaded_at });
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });
  const { date } = dayOfMember(new Date());
  noteKeptPage({ path: '/care-plan', title: 'Care plan' }, '/care-plan', [
    profileQuery.queryKey,
    tonightQuery(date).queryKey,
  ]);
  if (copy.report !== null)
    noteKeptPage({ path: '/results/:id', title: 'Results' }, `/results/${copy.report}`, [
      scanQuery(copy.report).queryKey,
    ]);
}

async function findOwnCopy(): Promise<OfflineCopy | null> {
  const copy = (await findOfflineCopy()) as OfflineCopy | null;
  return copy && copy.sign_in === signInHint() ? copy : null;
}

/** Makes another copy after each change of what it holds. */
function watch(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepCopy(client).catch(() => undefined), SETTLES_IN);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const KEPT_KEYS = new Set(['me', 'profile', 'routine']);

/** Whether the copy depends on a query. The list of scans says which report is the newest, or deleted. */
function isKept({ queryKey }: { queryKey: QueryKey }): boolean {
  const [area] = queryKey;
  return KEPT_KEYS.has(String(area)) || (area === 'checkins' && queryKey.length === 2);
}

async function keepCopy(client: QueryClient): Promise<void> {
  const sign_in = kept;
  if (isOfflineNow() || sign_in === undefined) return;
  const loaded_at = Date.now();
  const { scans } = await listScans(api, { offset: 0, limit: TIMELINE_PAGE });
  const report = scans.find(({ status }) => status === 'complete')?.id ?? null;
  const answers = await loadAnswers(client, report, loaded_at);
  // Somebody may have logged out or switched it off meanwhile, here or in another tab.
  if (kept === sign_in && signInHint() === sign_in)
    await keepOfflineCopy({ sign_in, loaded_at, report, answers } satisfies OfflineCopy);
}

async function loadAnswers(
  client: QueryClient,
  report: number | null,
  now: number,
): Promise<SentPage['answers']> {
  const dates = [now, now + DAY].map((day) => dayOfMember(new Date(day)).date);
  const load = <Answer>(query: { queryKey: QueryKey; queryFn?: unknown }) =>
    client.fetchQuery({
      ...(query as object),
      queryKey: query.queryKey,
      staleTime: FRESH,
    }) as Promise<Answer>;
  const user = client.getQueryData(sessionQuery.queryKey);
  const queries = [profileQuery, routineCheckQuery, ...dates.map(tonightQuery)];
  const answers = await Promise.all(
    queries.map(async (query) => [query.queryKey, await load(query)] as const),
  );
  const trends = withoutPhotos(await load<TrendsView>(trendsQuery));
  const scan = report === null ? [] : [await load<ScanView>(scanQuery(report))];
  return [
    [sessionQuery.queryKey, user],
    ...answers,
    [trendsQuery.queryKey, trends],
    ...scan.map((one) => [scanQuery(one.id).queryKey, { ...one, thumbnail_filename: null }] as const),
  ];
}

function withoutPhotos({ scans, ...trends }: TrendsView): TrendsView {
  return { ...trends, scans: scans.map((scan) => ({ ...scan, thumbnail_filename: '' })) };
}
