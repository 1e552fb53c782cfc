import { AppShell } from '@daylit/ui';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './data/session.ts';
import { raise } from './events.ts';
import { findRoute, ROUTES } from './routes.tsx';
import { guard, needsLogin } from './session/guard.ts';
import { mustAcceptTerms } from './session/must-accept-terms.ts';
import { useArrival } from './hooks/use-arrival.ts';
import { useIsOffline } from './hooks/use-is-offline.ts';
import { usePlanBarMemory } from './hooks/use-plan-bar-memory.ts';
import { usePlanEvents } from './hooks/use-plan-events.ts';

const LegalAcceptance = lazy(async () => ({
  default: (await import('./frame/legal-acceptance.tsx')).LegalAcceptance,
}));

/** The frame around every page, the global redirects, and the dialogs that may stand over any page. */
export function App() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  useArrival();
  usePlanEvents();
  usePlanBarMemory(session);

  const route = findRoute(pathname);
  const redirect = guard(session, pathname);
  const isHidden = session.status === 'unknown' && needsLogin(pathname);

  return (
    // One boundary above all pages: a page whose code is there already shows at once, not after React's 300 ms.
    <Suspense>
      <title>{route?.title}</title>
      <AppShell
        session={session}
        path={pathname}
        footer={route?.footer ?? 'shown'}
        isOffline={isOffline}
        onUpgrade={({ plan }) => raise('upgradeNeeded', { plan })}
        onContact={() => navigate('/contact')}
        onLogout={() => navigate('/logout', { state: { next: '/' } })}
      >
        {redirect !== null && <Navigate to={redirect} replace />}
        {redirect === null && !isHidden && <Pages />}
      </AppShell>
      <Suspense>{mustAcceptTerms(session, pathname) && <LegalAcceptance />}</Suspense>
    </Suspense>
  );
}

function Pages() {
  // React takes over what stands inside of the boundary last. Forms were held back for this: scripts/page-html.ts.
  useEffect(() => void window.dispatchEvent(new Event('appready')), []);
  return (
    <Routes>
      {ROUTES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
