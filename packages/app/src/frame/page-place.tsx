import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { useIsOffline } from '../data/connection.ts';
import { isMissing, noteVisit } from '../data/kept-pages.ts';
import type { Session } from '../data/sessions/session.ts';
import { putBackFields } from '../lib/kept-fields.ts';
import { useToast } from '../lib/toast.ts';
import { CodeBoundary } from './code-boundary.tsx';
import { ROUTES } from './find-page.tsx';
import { MissingCodePlace } from './missing-code-place.tsx';
import { OfflinePlace } from './offline-place.tsx';
import type { Page } from './pages.ts';
import { SessionPlace } from './session-place.tsx';
import { usePlace } from './use-place.ts';

interface PagePlaceProps {
  page: Page;
  session: Session;
  /** The page was opened offline and was never loaded. */
  isTakenAway: boolean;
}

/** Shows a page, or what replaces it when it cannot be shown. */
export function PagePlace({ page, session, isTakenAway }: PagePlaceProps) {
  const place = usePlace();
  useVisitNote(page, place);
  // From here React hears presses and keys. Early ones are held until then: scripts/page-html.ts.
  useLayoutEffect(() => void window.dispatchEvent(new Event('applive')), []);
  if (session.status === 'unknown' && page.access !== 'public') return <SessionPlace page={page} />;
  if (isTakenAway) return <OfflinePlace page={page} />;
  return (
    <CodeBoundary place={place} instead={<MissingCodePlace page={page} />}>
      <Pages />
    </CodeBoundary>
  );
}

function Pages() {
  // React hydrates the content of the boundary last. Early form submits wait for this: scripts/page-html.ts.
  useEffect(() => void window.dispatchEvent(new Event('appready')), []);
  const showToast = useToast();
  useEffect(
    () => putBackFields(() => showToast({ text: 'Updated. What you typed is still here.', tone: 'success' })),
    [showToast],
  );
  return useRoutes(ROUTES);
}

/**
 * Whether the page is taken away, because it was opened offline and was never loaded. Stays so until the
 * network is back: the removed page asks for nothing any more. A page that was opened before keeps what was
 * typed into it, and its sections say that they wait.
 */
export function useTakesAway(page: Page): boolean {
  const place = usePlace();
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const [opened, setOpened] = useState({ place, isOffline, isTakenAway: false });
  if (opened.place !== place || (opened.isOffline && !isOffline)) {
    setOpened({ place, isOffline, isTakenAway: false });
  }
  const isOfMember = isMembersOwn(page);
  useEffect(() => {
    if (isOfMember && opened.isOffline && isMissing(client, place)) {
      // oxlint-disable-next-line react/set-state-in-effect -- its parts ask in effects
      setOpened((now) => ({ ...now, isTakenAway: true }));
    }
  }, [client, isOfMember, opened.isOffline, place]);
  return opened.isTakenAway;
}

/** Notes the page once its data is there. */
function useVisitNote(page: Page, place: string): void {
  const client = useQueryClient();
  const { path, title } = page;
  const isOfMember = isMembersOwn(page);
  useEffect(() => {
    if (!isOfMember) return undefined;
    let isLeft = false;
    const note = () => {
      if (!isLeft) noteVisit(client, { path, title }, place);
    };
    note();
    // Afterwards, because a page that is taken away asks for less and less.
    const stop = client.getQueryCache().subscribe(notifyManager.batchCalls(note));
    return () => {
      isLeft = true;
      stop();
    };
  }, [client, isOfMember, path, title, place]);
}

/** Pages for everybody show most of what they have without the server. */
function isMembersOwn({ access, shows }: Page): boolean {
  return access === 'members' || shows === 'report';
}
