import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '../data/account/account.ts';
import { dayOfMember } from '../data/care-plan/day-of-member.ts';
import { profileQuery } from '../data/care-plan/profile.ts';
import { tonightQuery } from '../data/care-plan/routine.ts';
import { chatQuery } from '../data/chat/history.ts';
import { consentsQuery } from '../data/consents.ts';
import { passkeysQuery } from '../data/credentials/passkeys.ts';
import { privacyQuery } from '../data/privacy.ts';
import { productTrialQuery } from '../data/product-trials.ts';
import { recommendationsQuery } from '../data/recommendations/recommendations.ts';
import { scanQuery } from '../data/scans/scan-progress.ts';
import { timelineQuery } from '../data/scans/timeline.ts';
import { trendsQuery } from '../data/scans/trends.ts';
import { sessionsQuery } from '../data/sessions/session-list.ts';
import { usageQuery } from '../data/usage/usage.ts';
import { toScanId } from '../routes/scans/to-scan-id.ts';

interface Visit {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  timeZone: string;
}

/** Asks for the answers that decide what a page shows first, by the path of the page. */
const ASKED: Readonly<Record<string, (visit: Visit) => Promise<void>[]>> = {
  '/upload': ({ client }) => [client.prefetchQuery(usageQuery)],
  '/dashboard': (visit) => [
    visit.client.prefetchQuery(trendsQuery),
    visit.client.prefetchQuery(usageQuery),
    visit.client.prefetchQuery(productTrialQuery),
    visit.client.prefetchQuery(recommendationsQuery),
    ...askRoutine(visit),
  ],
  '/recommendations': ({ client }) => [client.prefetchQuery(recommendationsQuery)],
  '/timeline/charts': ({ client }) => [client.prefetchQuery(trendsQuery)],
  '/timeline': ({ client }) => [
    client.prefetchInfiniteQuery(timelineQuery),
    client.prefetchQuery(trendsQuery),
    client.prefetchQuery(usageQuery),
  ],
  '/chat': ({ client }) => [
    client.prefetchInfiniteQuery(chatQuery),
    client.prefetchQuery(usageQuery),
    client.prefetchQuery(consentsQuery),
    client.prefetchQuery(profileQuery),
  ],
  '/care-plan': askRoutine,
  '/results/:id': ({ client, params }) => {
    const id = toScanId(params['id']);
    if (id === null) return [];
    return [
      client.prefetchQuery(scanQuery(id)),
      client.prefetchQuery(trendsQuery),
      client.prefetchQuery(usageQuery),
    ];
  },
  '/account': ({ client }) => [
    client.prefetchQuery(accountQuery),
    client.prefetchQuery(profileQuery),
    client.prefetchQuery(consentsQuery),
    client.prefetchQuery(sessionsQuery),
    client.prefetchQuery(passkeysQuery),
    client.prefetchQuery(privacyQuery),
  ],
};

function askRoutine({ client, timeZone }: Visit): Promise<void>[] {
  const { date } = dayOfMember(new Date(), timeZone);
  return [client.prefetchQuery(profileQuery), client.prefetchQuery(tonightQuery(date))];
}

/** Asks for what the page at `path` needs to be drawn. */
export async function askForPage(path: string, visit: Visit): Promise<void> {
  await Promise.all(ASKED[path]?.(visit) ?? []);
}
