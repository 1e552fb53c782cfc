import type { PageSettings } from '@daylit/contract';
import { drawFor, type Reader, writeDatesAsIn } from '@daylit/ui';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { type Call, getRequester, withCalls } from './data/calls-of-request.ts';
import { createQueryClient } from './data/query-client.ts';
import { type Session, sessionQuery } from './data/sessions/session.ts';
import { App } from './frame/app.tsx';
import { findPage } from './frame/find-page.tsx';
import { guard } from './frame/guard.ts';
import { askForPage } from './frame/page-queries.ts';
import { Providers } from './frame/providers.tsx';
import type { SentPage } from './lib/sent-page.ts';
import { type Drawing, splitHead } from './lib/split-head.ts';

/** A request for a page of somebody who is signed in. */
interface PageRequest {
  /** Path and query. */
  location: string;
  /** Null where the time zone is not known: then nothing is drawn. */
  reader: Reader | null;
  settings: PageSettings;
  call: Call;
}

/** A page, and the answers that it was drawn with. Empty where it is not shown or the reader is unknown. */
interface RenderedPage {
  drawing: Drawing;
  sent: SentPage;
}

/** How long a page waits for its answers, in milliseconds. It asks again for those that did not come. */
const PATIENCE = 500;

/** Longer answers are left out, in characters: they would delay the page that they come with. */
const LONGEST_ANSWER = 300_000;

/** Pages that lead a member to another one. */
const LEADING_ON: ReadonlySet<string> = new Set(['/verify-email', '/account-erased']);

/** Draws a page with the answers that it needs. */
export function renderPage({ location, reader, settings, call }: PageRequest): Promise<RenderedPage> {
  return withCalls(call, async () => {
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    try {
      const user = await getRequester();
      client.setQueryData(sessionQuery.queryKey, user);
      const { pathname, searchParams } = new URL(location, 'http://server.invalid');
      const page = findPage(pathname);
      const session: Session = { status: 'signed_in', user };
      const isDrawn = reader !== null && guard(session, page) === null && !LEADING_ON.has(page.path);
      if (!isDrawn)
        return { drawing: { head: '', body: '' }, sent: { answers: answersOf(client), time_zone: null } };
      const params = matchPath(page.path, pathname)?.params ?? {};
      await Promise.all([
        page.preload(searchParams),
        inTime(askForPage(page.path, { client, params, timeZone: reader.time_zone })),
      ]);
      const answers = answersOf(client);
      const html = drawFor(reader, () => {
        writeDatesAsIn(user.region ?? null);
        return renderToString(
          <StaticRouter location={location}>
            <Providers client={client} settings={settings} isSessionSent>
              <App />
            </Providers>
          </StaticRouter>,
        );
      });
      return { drawing: splitHead(html), sent: { answers, time_zone: reader.time_zone } };
    } finally {
      // Otherwise the process would keep the data for an hour.
      client.clear();
    }
  });
}

async function inTime(asked: Promise<void>): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  await Promise.race([asked, isLate]);
  clearTimeout(timer);
}

/** What has arrived. An answer that is too long is removed, so that the page is drawn without it, too. */
function answersOf(client: QueryClient): SentPage['answers'] {
  const queries = client.getQueryCache().getAll();
  for (const query of queries) {
    const { data } = query.state;
    if (data === undefined || JSON.stringify(data).length > LONGEST_ANSWER) client.removeQueries(query);
  }
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
