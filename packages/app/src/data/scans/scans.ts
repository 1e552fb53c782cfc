import { judgeFind, restoreFind } from '@daylit/api-client';
import type { FindVerdict, Sign } from '@daylit/contract';
import { api } from '../api.ts';
import { keepAnswer } from '../keep-answer.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  analysingQuery,
  answeredQuery,
  scanQuery,
  endingQuery,
  isAnalysed,
  isComplete,
  newerScanQuery,
  scanProgressQuery,
} from './scan-progress.ts';
import { sessionQuery } from '../sessions/session.ts';

/** The newest scan, once its number exceeds `afterId`. */
export function useNewerScan(afterId: number) {
  const client = useQueryClient();
  return useQuery(newerScanQuery(client, afterId));
}

/** One scan, with the answer to what was asked with its photo. */
export function useScan(id: number) {
  return useQuery(answeredQuery(id));
}

/** Says that a find of a report is wrong, or with null that it is right after all. */
export function useFindVerdict() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, sign, verdict }: { id: number; sign: Sign; verdict: FindVerdict | null }) =>
      verdict ? judgeFind(api, { id, sign, verdict }) : restoreFind(api, { id, sign }),
    onSuccess: (scan) => keepAnswer(client, scanQuery(scan.id).queryKey, scan),
  });
}

/** The scan that a report is compared with; null fetches none. */
export function useComparedScan(id: number | null) {
  return useQuery({ ...scanQuery(id ?? 0), enabled: id !== null });
}

/** A running scan: its events as they arrive, and its record, refetched when the report is complete. */
export function useScanProgress(id: number) {
  const client = useQueryClient();
  const progress = useQuery(scanProgressQuery(client, id));
  const hasReport = progress.data !== undefined && isComplete(progress.data);
  const scan = useQuery(endingQuery(id, hasReport));
  useRefreshedSession(hasReport);
  return { progress, scan };
}

/** A scan on the analysing page: its record, and the stages that have arrived. */
export function useAnalysing(id: number) {
  const client = useQueryClient();
  const scan = useQuery(analysingQuery(id));
  const { data: progress } = useQuery({
    ...scanProgressQuery(client, id),
    enabled: scan.data !== undefined && !isAnalysed(scan.data),
  });
  const isReady = progress !== undefined && isComplete(progress);
  useEffect(() => {
    if (isReady) void client.invalidateQueries({ queryKey: scanQuery(id).queryKey, exact: true });
  }, [client, id, isReady]);
  useRefreshedSession(isAnalysed(scan.data));
  return { scan, report: progress?.report ?? {}, place: progress?.place ?? null };
}

// A report changes the user: the newest scan, the care plan, whether onboarding is complete.
function useRefreshedSession(isDone: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, isDone]);
}
