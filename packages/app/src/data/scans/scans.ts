import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetConsents, isPhotoConsentGiven } from '../consents.ts';
import {
  analysingQuery,
  scanQuery,
  endingQuery,
  isAnalysed,
  isComplete,
  newerScanQuery,
  scanProgressQuery,
} from './scan-progress.ts';
import { sessionQuery } from '../sessions/session.ts';
import { type ScanInput, type ScanOutcome, startScan } from './start-scan.ts';

/** Uploads a photo and starts its scan, once the photo consent is given. Further calls while it runs join it. */
export function useStartScan() {
  const client = useQueryClient();
  const running = useRef<Promise<ScanOutcome>>(null);
  return useMutation({
    mutationFn: (input: ScanInput): Promise<ScanOutcome> => {
      // Clicks can come faster than the button learns that it is busy.
      running.current ??= startScanWithConsent(client, input).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSuccess: ({ status }) => {
      if (status === 'consent_needed') forgetConsents(client);
      // A failure may be about what the page did not know of the user: terms that are not accepted are then asked for.
      if (status === 'started' || status === 'failed')
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

async function startScanWithConsent(client: QueryClient, input: ScanInput): Promise<ScanOutcome> {
  // A question without an answer is no refusal: the upload finds out what is wrong, and says it.
  const isGiven = await isPhotoConsentGiven(client).catch(() => true);
  return isGiven ? startScan(input) : { status: 'consent_needed' };
}

/** The check-in that a new scan made: its number once it exceeds `afterId`. */
export function useNewerScan(afterId: number) {
  return useQuery(newerScanQuery(afterId));
}

/** One check-in of the past. */
export function useScan(id: number) {
  return useQuery(scanQuery(id));
}

/** A running scan: its events as they arrive, and the check-in around them once more when the report is complete. */
export function useScanProgress(id: number) {
  const client = useQueryClient();
  const progress = useQuery(scanProgressQuery(client, id));
  const hasReport = progress.data !== undefined && isComplete(progress.data);
  const scan = useQuery(endingQuery(id, hasReport));
  useRefreshedSession(hasReport);
  return { progress, scan };
}

/** A scan on the analysing page. */
export function useAnalysing(id: number) {
  const scan = useQuery(analysingQuery(id));
  useRefreshedSession(isAnalysed(scan.data));
  return scan;
}

// A report changes what is known of the user: the newest check-in, the care plan, whether onboarding is complete.
function useRefreshedSession(isDone: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, isDone]);
}
