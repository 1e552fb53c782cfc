import { AppShell } from '@daylit/ui';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { useOtherTabs, useSession } from '../data/sessions/session.ts';
import { useArrival } from '../hooks/use-arrival.ts';
import { useDraftRemoval } from '../hooks/use-draft-removal.ts';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { comeBackTo } from '../lib/come-back.ts';
import { raise } from '../lib/events.ts';
import { useFeedback } from '../lib/feedback.ts';
import { findPage, ROUTES } from './find-page.tsx';
import { guard } from './guard.ts';
import { LazyDialog } from '../routes/shell/lazy-dialog.tsx';
import { hasPlanBar } from './has-plan-bar.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { PlanDialogs, usePriceListIntent } from './plan-dialogs.tsx';
import { onlineManager } from '@tanstack/react-query';
import { forgetItem, keepItem } from '../lib/browser-storage.ts';

const loadTerms = () => import('./legal-acceptance.tsx');

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

  const page = findPage(here.pathname);
  const planBar = hasPlanBar(session, page) ? 'shown' : 'none';
  usePlanBarMemory(session.status === 'unknown' ? undefined : planBar);
  const redirect = guard(session, page);
  const isHidden = session.status === 'unknown' && page.access !== 'public';

  return (
    // One boundary above all pages: a page whose code is loaded shows at once, not after React's 300 ms.
    <Suspense>
      <title>{`${page.title} · Daylit`}</title>
      <AppShell
        session={session}
        path={page.path}
        footer={page.footer}
        planBar={planBar}
        isOffline={isOffline}
        onUpgrade={({ plan }) => raise('upgradeNeeded', { plan })}
        onUpgradeIntent={prepareUpgrade}
        onContact={() => navigate('/contact')}
        onFeedback={() => openFeedback('footer')}
        onLogout={() => navigate('/logout', { state: { next: '/' } })}
      >
        {redirect !== null && (
          <Navigate to={redirect} replace state={redirect === '/login' ? comeBackTo(here) : undefined} />
        )}
        {redirect === null && !isHidden && <Pages />}
      </AppShell>
      {redirect === null && session.status !== 'unknown' && <PlanDialogs session={session} />}
      {mustAcceptTerms(session, page) && (
        <LazyDialog title="Before you continue" load={loadTerms}>
          {({ LegalAcceptance }) => <LegalAcceptance />}
        </LazyDialog>
      )}
    </Suspense>
  );
}

function Pages() {
  // React hydrates the content of the boundary last. Early form submits wait for this: scripts/page-html.ts.
  useEffect(() => void window.dispatchEvent(new Event('appready')), []);
  return useRoutes(ROUTES);
}

/** Whether the browser has no network and the server does not answer. */
const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

const subscribe = (onChange: () => void): (() => void) => onlineManager.subscribe(onChange);
const isOffline = (): boolean => !onlineManager.isOnline();

/**
 * Remembers whether this page has a plan bar, so that the layout does not shift when the page is reloaded.
 * Stores only that there is one, and removes that when the member signs out. Undefined while it is not known.
 */
function usePlanBarMemory(planBar: 'shown' | 'none' | undefined): void {
  useEffect(() => {
    if (planBar === 'shown') keepItem('planBar', '1');
    if (planBar === 'none') forgetItem('planBar');
  }, [planBar]);
}
