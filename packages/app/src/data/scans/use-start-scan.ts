import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateConsents, isPhotoConsentGiven } from '../consents.ts';
import { sessionQuery } from '../sessions/session.ts';
import { keepSentPhoto } from './sent-photo.ts';
import { type ScanInput, type ScanOutcome, startScan } from './start-scan.ts';

/** Uploads a photo and starts its scan, if the photo consent is given. Concurrent calls share one upload. */
export function useStartScan() {
  const client = useQueryClient();
  const running = useRef<Promise<ScanOutcome>>(null);
  // As it was when the page opened: a scan whose answer was lost is not known, and is shown like a new one.
  const [known] = useState(() => client.getQueryData(sessionQuery.queryKey)?.latest_checkin_id ?? 0);
  return useMutation({
    mutationFn: (input: ScanInput): Promise<ScanOutcome> => {
      // A second click can come before the button is disabled.
      running.current ??= startScanWithConsent(client, input, known).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSuccess: (outcome, { file }) => {
      const { status } = outcome;
      if (outcome.status === 'started') keepSentPhoto(client, outcome.id, file);
      if (status === 'consent_needed') invalidateConsents(client);
      // A failure may have a reason that the page did not know, like terms that are not accepted: the fresh
      // session opens their dialog.
      if (status === 'started' || status === 'failed')
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

async function startScanWithConsent(
  client: QueryClient,
  input: ScanInput,
  known: number,
): Promise<ScanOutcome> {
  // When this request fails, the upload continues: it finds the reason and reports it.
  const isGiven = await isPhotoConsentGiven(client).catch(() => true);
  return isGiven ? startScan(input, known) : { status: 'consent_needed' };
}
