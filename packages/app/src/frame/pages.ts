import type { ComponentType } from 'react';

/** The facts about a page before its code is loaded. */
export interface Page {
  /** The router's pattern. Case and a trailing slash make no difference. */
  path: string;
  /** The title of the browser's tab, before the name of the product. */
  title: string;
  /** `members` redirects a visitor to the login, `nobody` redirects everybody. */
  access: 'public' | 'members' | 'nobody';
  /**
   * The step that a signed-in user must have reached to stay. Otherwise they are redirected to their own
   * step.
   */
  opensAt: 'signed_in' | 'verified' | 'onboarded';
  /**
   * Whether the terms dialog opens over the page until they are accepted. `with_photo`: while the photo
   * consent is missing too, both are asked for when a photo is to be sent.
   */
  terms: 'needed' | 'with_photo' | 'not_needed';
  /** Single-step forms and the waiting page have no footer. */
  footer: 'shown' | 'none';
  /** A first report has no plan bar, and a login on the page of a report leads back to it. */
  shows: 'report' | 'anything';
  /** Fetches the page's code, and that of the part which the query names. */
  load: (query: URLSearchParams) => Promise<ComponentType>;
  /** Present for a prerendered page: decision 0013. */
  prerender?: {
    /** A sentence about what does not work without JavaScript; empty when everything does. */
    noscript: string;
  };
}

const PUBLIC = {
  access: 'public',
  opensAt: 'onboarded',
  terms: 'needed',
  footer: 'shown',
  shows: 'anything',
} as const;
const MEMBERS = { ...PUBLIC, access: 'members' } as const;
const JOINING = { ...PUBLIC, opensAt: 'verified' } as const;
const REPORT = { ...JOINING, shows: 'report' } as const;
// The terms and the pages that they link to stay readable before acceptance, and signing out stays possible.
const ALWAYS_OPEN = { ...PUBLIC, opensAt: 'signed_in', terms: 'not_needed' } as const;
const NO_FOOTER = { footer: 'none' } as const;

// One line per page: the formatter would use eight.
// oxfmt-ignore
/** Every page of the product. A new page is a new line here; everything else reads this table. */
export const PAGES: readonly Page[] = [
  { path: '/', title: 'Honest skin analysis', ...PUBLIC, load: () => import('../routes/home.tsx').then((file) => file.HomeRoute), prerender: { noscript: '' } },
  { path: '/upload', title: 'Upload', ...MEMBERS, terms: 'with_photo', load: () => import('../routes/scans/upload.tsx').then((file) => file.UploadRoute) },
  { path: '/second-photo', title: 'A second photo', ...MEMBERS, load: () => import('../routes/scans/second-photo.tsx').then((file) => file.SecondPhotoRoute) },
  { path: '/results', title: 'Results', ...REPORT, load: () => import('../routes/scans/results.tsx').then((file) => file.ResultsRoute) },
  { path: '/results/:id', title: 'Results', ...REPORT, load: () => import('../routes/scans/report.tsx').then((file) => file.ReportRoute) },
  { path: '/chat', title: 'Chat', ...MEMBERS, ...NO_FOOTER, load: () => import('../routes/chat/chat.tsx').then((file) => file.ChatRoute) },
  { path: '/checkin', title: 'Check-in', ...MEMBERS, load: () => import('../routes/scans/checkin.tsx').then((file) => file.CheckinRoute) },
  { path: '/timeline', title: 'Timeline', ...MEMBERS, opensAt: 'verified', load: () => import('../routes/scans/timeline.tsx').then((file) => file.TimelineRoute) },
  { path: '/timeline/charts', title: 'All charts', ...MEMBERS, opensAt: 'verified', load: () => import('../routes/scans/charts.tsx').then((file) => file.ChartsRoute) },
  { path: '/timeline/compare', title: 'Compare two scans', ...MEMBERS, opensAt: 'verified', load: () => import('../routes/scans/compare.tsx').then((file) => file.CompareRoute) },
  { path: '/hand-over', title: 'For a doctor’s visit', ...MEMBERS, load: () => import('../routes/scans/hand-over.tsx').then((file) => file.HandOverRoute) },
  { path: '/dashboard', title: 'Dashboard', ...MEMBERS, load: () => import('../routes/dashboard.tsx').then((file) => file.DashboardRoute) },
  { path: '/care-plan', title: 'Care plan', ...MEMBERS, load: () => import('../routes/care-plan/care-plan.tsx').then((file) => file.CarePlanRoute) },
  { path: '/care-plan/add', title: 'Add your own product', ...MEMBERS, load: () => import('../routes/care-plan/add-product.tsx').then((file) => file.AddProductRoute) },
  { path: '/product-trial', title: 'Product trial', ...MEMBERS, load: () => import('../routes/product-trials.tsx').then((file) => file.ProductTrialRoute) },
  { path: '/recommendations', title: 'Recommendations', ...MEMBERS, load: () => import('../routes/recommendations/recommendations.tsx').then((file) => file.RecommendationsRoute) },
  { path: '/products/compare', title: 'Compare products', ...MEMBERS, load: () => import('../routes/recommendations/compare.tsx').then((file) => file.CompareRoute) },
  { path: '/products/:id', title: 'Product', ...MEMBERS, load: () => import('../routes/recommendations/product.tsx').then((file) => file.ProductRoute) },
  { path: '/account', title: 'Account', ...MEMBERS, load: (query) => import('../routes/account.tsx').then((file) => file.loadAccount(query)) },
  { path: '/account-erased', title: 'Account erased', ...ALWAYS_OPEN, load: () => import('../routes/account/erased.tsx').then((file) => file.AccountErasedRoute) },
  { path: '/success', title: 'Success', ...MEMBERS, load: () => import('../routes/billing/success.tsx').then((file) => file.SuccessRoute) },
  { path: '/onboarding/current', title: 'Welcome', ...JOINING, access: 'nobody', ...NO_FOOTER, load: () => import('../routes/registration/onboarding-current.tsx').then((file) => file.OnboardingCurrentRoute) },
  { path: '/onboarding/:id', title: 'Analyzing', ...REPORT, ...NO_FOOTER, load: () => import('../routes/scans/analysing.tsx').then((file) => file.AnalysingRoute) },
  { path: '/verify-email', title: 'Verify e-mail', ...PUBLIC, opensAt: 'signed_in', load: () => import('../routes/registration/verify-email.tsx').then((file) => file.VerifyEmailRoute) },
  { path: '/confirm-email-change', title: 'E-mail change', ...PUBLIC, load: () => import('../routes/credentials/confirm-email-change.tsx').then((file) => file.ConfirmEmailChangeRoute) },
  { path: '/forgot-password', title: 'Forgot password', ...PUBLIC, load: () => import('../routes/credentials/forgot-password.tsx').then((file) => file.ForgotPasswordRoute) },
  { path: '/reset-password', title: 'Reset password', ...PUBLIC, load: () => import('../routes/credentials/reset-password.tsx').then((file) => file.ResetPasswordRoute) },
  { path: '/register', title: 'Register', ...JOINING, ...NO_FOOTER, terms: 'with_photo', load: (query) => import('../routes/registration/register.tsx').then((file) => file.loadRegister(query)), prerender: { noscript: 'Creating an account needs JavaScript.' } },
  { path: '/login', title: 'Login', ...PUBLIC, ...NO_FOOTER, load: () => import('../routes/sessions/login.tsx').then((file) => file.LoginRoute), prerender: { noscript: 'Logging in needs JavaScript.' } },
  { path: '/continue/:provider', title: 'Sign in', ...ALWAYS_OPEN, ...NO_FOOTER, load: () => import('../routes/sessions/provider-return.tsx').then((file) => file.ProviderReturnRoute) },
  { path: '/logout', title: 'Logout', ...ALWAYS_OPEN, ...NO_FOOTER, load: () => import('../routes/sessions/logout.tsx').then((file) => file.LogoutRoute) },
  { path: '/terms', title: 'Terms', ...ALWAYS_OPEN, load: () => import('../routes/consents/terms.tsx').then((file) => file.TermsRoute), prerender: { noscript: 'Prices, and who else handles data, are listed with JavaScript only.' } },
  { path: '/transparency', title: 'How good is Daylit?', ...ALWAYS_OPEN, load: () => import('../routes/transparency.tsx').then((file) => file.TransparencyRoute) },
  { path: '/sample', title: 'Sample report', ...PUBLIC, load: () => import('../routes/scans/sample.tsx').then((file) => file.SampleRoute) },
  { path: '/contact', title: 'Contact', ...PUBLIC, load: () => import('../routes/contact.tsx').then((file) => file.ContactRoute) },
  { path: '*', title: 'Not found', ...PUBLIC, load: () => import('../routes/shell/not-found.tsx').then((file) => file.NotFoundRoute) },
];
