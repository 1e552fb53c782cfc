import type { ComponentType } from 'react';

/** What the product knows of a page before its code is here. */
export interface Page {
  /** A colon stands before what changes. Case and a slash at the end make no difference: find-page.tsx. */
  path: string;
  /** What the browser's tab says, before the name of the product. */
  title: string;
  /** `members` sends a visitor to the login, `nobody` sends everybody on. */
  access: 'public' | 'members' | 'nobody';
  /** How far somebody who is signed in must have come to stay: others are sent to the step that they are at. */
  opensAt: 'signed_in' | 'verified' | 'onboarded';
  /** Whether the acceptance of the terms stands over the page until it is given. */
  terms: 'needed' | 'not_needed';
  /** Forms of one step and the waiting page end without a footer. */
  footer: 'shown' | 'none';
  /** Fetches the page's code. */
  load: () => Promise<ComponentType>;
  /** For a page that arrives as HTML: decision 0013. */
  prerender?: {
    /** The file that `load` imports, as the build names it. */
    source: string;
    /** What does not work without JavaScript, as a sentence; empty where all does. */
    noscript: string;
  };
}

const PUBLIC = { access: 'public', opensAt: 'onboarded', terms: 'needed', footer: 'shown' } as const;
const MEMBERS = { ...PUBLIC, access: 'members' } as const;
const JOINING = { ...PUBLIC, opensAt: 'verified' } as const;
// Nobody can accept terms that they cannot read, with what they link to, or be kept from leaving.
const ALWAYS_OPEN = { ...PUBLIC, opensAt: 'signed_in', terms: 'not_needed' } as const;
const NO_FOOTER = { footer: 'none' } as const;

const later = () => import('../routes/shell/coming-soon.tsx').then((file) => file.ComingSoonRoute);

// The formatter would spread each page over eight lines.
// oxfmt-ignore
/** Every page of the product. Who adds one adds a line here; all else is read from it. */
export const PAGES: readonly Page[] = [
  { path: '/', title: 'Honest skin analysis', ...PUBLIC, load: () => import('../routes/home.tsx').then((file) => file.HomeRoute), prerender: { source: 'src/routes/home.tsx', noscript: '' } },
  { path: '/upload', title: 'Upload', ...MEMBERS, load: () => import('../routes/scans/upload.tsx').then((file) => file.UploadRoute) },
  { path: '/results', title: 'Results', ...JOINING, load: () => import('../routes/scans/results.tsx').then((file) => file.ResultsRoute) },
  { path: '/results/:id', title: 'Results', ...JOINING, load: () => import('../routes/scans/report.tsx').then((file) => file.ReportRoute) },
  { path: '/chat', title: 'Chat', ...MEMBERS, load: later },
  { path: '/checkin', title: 'Check-in', ...MEMBERS, load: () => import('../routes/scans/checkin.tsx').then((file) => file.CheckinRoute) },
  { path: '/timeline', title: 'Timeline', ...MEMBERS, opensAt: 'verified', load: later },
  { path: '/dashboard', title: 'Dashboard', ...MEMBERS, load: () => import('../routes/dashboard.tsx').then((file) => file.DashboardRoute) },
  { path: '/care-plan', title: 'Care plan', ...MEMBERS, load: later },
  { path: '/recommendations', title: 'Recommendations', ...MEMBERS, load: later },
  { path: '/account', title: 'Account', ...MEMBERS, load: () => import('../routes/account.tsx').then((file) => file.AccountRoute) },
  { path: '/success', title: 'Success', ...MEMBERS, load: () => import('../routes/billing/success.tsx').then((file) => file.SuccessRoute) },
  { path: '/onboarding/current', title: 'Welcome', ...JOINING, access: 'nobody', ...NO_FOOTER, load: () => import('../routes/registration/onboarding-current.tsx').then((file) => file.OnboardingCurrentRoute) },
  { path: '/onboarding/:id', title: 'Analyzing', ...JOINING, ...NO_FOOTER, load: () => import('../routes/scans/analysing.tsx').then((file) => file.AnalysingRoute) },
  { path: '/verify-email', title: 'Verify e-mail', ...PUBLIC, opensAt: 'signed_in', load: () => import('../routes/registration/verify-email.tsx').then((file) => file.VerifyEmailRoute) },
  { path: '/confirm-email-change', title: 'E-mail change', ...PUBLIC, load: later },
  { path: '/forgot-password', title: 'Forgot password', ...PUBLIC, load: later },
  { path: '/reset-password', title: 'Reset password', ...PUBLIC, load: later },
  { path: '/register', title: 'Register', ...JOINING, ...NO_FOOTER, load: () => import('../routes/registration/register.tsx').then((file) => file.RegisterRoute), prerender: { source: 'src/routes/registration/register.tsx', noscript: 'Creating an account needs JavaScript.' } },
  { path: '/login', title: 'Login', ...PUBLIC, ...NO_FOOTER, load: () => import('../routes/sessions/login.tsx').then((file) => file.LoginRoute), prerender: { source: 'src/routes/sessions/login.tsx', noscript: 'Logging in needs JavaScript.' } },
  { path: '/logout', title: 'Logout', ...ALWAYS_OPEN, ...NO_FOOTER, load: () => import('../routes/sessions/logout.tsx').then((file) => file.LogoutRoute) },
  { path: '/terms', title: 'Terms', ...ALWAYS_OPEN, load: () => import('../routes/consents/terms.tsx').then((file) => file.TermsRoute), prerender: { source: 'src/routes/consents/terms.tsx', noscript: 'Who else handles data is listed with JavaScript only.' } },
  { path: '/transparency', title: 'How Daylit measures', ...ALWAYS_OPEN, load: () => import('../routes/transparency.tsx').then((file) => file.TransparencyRoute) },
  { path: '/contact', title: 'Contact', ...PUBLIC, load: () => import('../routes/contact.tsx').then((file) => file.ContactRoute) },
  { path: '*', title: 'Not found', ...PUBLIC, load: () => import('../routes/shell/not-found.tsx').then((file) => file.NotFoundRoute) },
];
