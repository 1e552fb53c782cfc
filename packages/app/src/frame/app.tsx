import { AppShell, LoadingPage } from '@daylit/ui';
import { Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useIsOffline, useLoadedAt } from '../data/connection.ts';
import { useOtherTabs, useSession } from '../data/sessions/session.ts';
import { useArrival } from '../hooks/use-arrival.ts';
import { useDraftRemoval } from '../hooks/use-draft-removal.ts';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { useNewVersion } from '../hooks/use-new-version.ts';
import { comeBackTo } from '../lib/come-back.ts';
import { raise } from '../lib/events.ts';
import { useFeedback } from '../lib/feedback.ts';
import { findPage } from './find-page.tsx';
import { guard } from './guard.ts';
import { usePlanBar } from './plan-bar.ts';
import { PagePlace, useTakesAway } from './page-place.tsx';
import { PlanDialogs, usePriceListIntent } from './plan-dialogs.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** The frame around every page, the global redirects, and the dialogs that can open over any page. */
export function App() {
  const session = useSession();
  const here = useLocation();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const openFeedback = useFeedback();
  const prepareUpgrade = usePriceListIntent();
  useArrival();
  useKeptFocus();
  useDraftRemoval(session);
  useOtherTabs(session);
  useNewVersion();

  const page = findPage(here.pathname);
  const planBar = usePlanBar(session, page);
  const redirect = guard(session, page);
  const isTakenAway = useTakesAway(page);
  const loadedAt = useLoadedAt(isOffline);

  return (
    // One boundary above all pages: a page whose code is loaded shows at once, not after React's 300 ms.
    <Suspense fallback={<LoadingPage />}>
      <title>{`${page.title} · Daylit`}</title>
      <AppShell
        session={session}
        path={page.path}
        footer={page.footer}
        planBar={planBar}
        isOffline={isOffline && !isTakenAway}
        loadedAt={loadedAt}
        onUpgrade={({ plan }) => raise('upgradeNeeded', { plan })}
        onUpgradeIntent={prepareUpgrade}
        onContact={() => navigate('/contact')}
        onFeedback={() => openFeedback('footer')}
        onLogout={() => navigate('/logout', { state: { next: '/' } })}
      >
        {redirect !== null && (
          <Navigate to={redirect} replace state={redirect === '/login' ? comeBackTo(here) : undefined} />
        )}
        {redirect === null && <PagePlace page={page} session={session} isTakenAway={isTakenAway} />}
      </AppShell>
      {redirect === null && session.status !== 'unknown' && <PlanDialogs session={session} />}
      <TermsDialog session={session} page={page} query={here.search} />
    </Suspense>
  );
}
