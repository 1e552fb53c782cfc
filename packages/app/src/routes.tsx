import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Preloadable, preloadable } from './preloadable.tsx';

/** One page of the product. */
export interface PageRoute extends Preloadable {
  path: string;
  /** What the browser's tab says. */
  title: string;
  /** Forms of one step and the waiting page end without a footer. */
  footer: 'shown' | 'none';
}

interface Options {
  footer?: PageRoute['footer'];
}

function page(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  options: Options = {},
): PageRoute {
  return { path, title: `${title} · Daylit`, footer: options.footer ?? 'shown', ...preloadable(load) };
}

const later = () => import('./routes/coming-soon.tsx').then((module) => module.ComingSoonRoute);
const NO_FOOTER: Options = { footer: 'none' };

// oxfmt-ignore: one line a path
export const ROUTES: readonly PageRoute[] = [
  page('/', 'Honest skin analysis', () => import('./routes/home.tsx').then((module) => module.HomeRoute)),
  page('/upload', 'Upload', () => import('./routes/upload.tsx').then((module) => module.UploadRoute)),
  page('/results', 'Results', () =>
    import('./routes/results/results.tsx').then((module) => module.ResultsRoute),
  ),
  page('/results/:id', 'Results', () =>
    import('./routes/results/report.tsx').then((module) => module.ReportRoute),
  ),
  page('/chat', 'Chat', later),
  page('/checkin', 'Check-in', later),
  page('/timeline', 'Timeline', later),
  page('/dashboard', 'Dashboard', later),
  page('/care-plan', 'Care plan', later),
  page('/recommendations', 'Recommendations', later),
  page('/account', 'Account', later),
  page('/success', 'Success', later),
  page(
    '/onboarding/current',
    'Welcome',
    () => import('./routes/onboarding-current.tsx').then((module) => module.OnboardingCurrentRoute),
    NO_FOOTER,
  ),
  page(
    '/onboarding/:id',
    'Analyzing',
    () => import('./routes/analysing.tsx').then((module) => module.AnalysingRoute),
    NO_FOOTER,
  ),
  page('/verify-email', 'Verify e-mail', () =>
    import('./routes/verify-email.tsx').then((module) => module.VerifyEmailRoute),
  ),
  page('/confirm-email-change', 'E-mail change', later),
  page('/forgot-password', 'Forgot password', later),
  page('/reset-password', 'Reset password', later),
  page(
    '/register',
    'Register',
    () => import('./routes/register/register.tsx').then((module) => module.RegisterRoute),
    NO_FOOTER,
  ),
  page('/login', 'Login', () => import('./routes/login.tsx').then((module) => module.LoginRoute), NO_FOOTER),
  page(
    '/logout',
    'Logout',
    () => import('./routes/logout.tsx').then((module) => module.LogoutRoute),
    NO_FOOTER,
  ),
  page('/terms', 'Terms', () => import('./routes/terms.tsx').then((module) => module.TermsRoute)),
  page('/transparency', 'How Daylit measures', () =>
    import('./routes/transparency.tsx').then((module) => module.TransparencyRoute),
  ),
  page('/contact', 'Contact', later),
  page('*', 'Not found', () => import('./routes/not-found.tsx').then((module) => module.NotFoundRoute)),
];

/** The page at a path; there is always one, if only to say that there is none. */
export function findRoute(pathname: string): PageRoute | undefined {
  return ROUTES.find(({ path }) => matchPath(path, pathname));
}
