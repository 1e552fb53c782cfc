import type { PageSettings } from '@daylit/contract';
import { LinkProvider } from '@daylit/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PageSettingsContext } from '../lib/page-settings.ts';
import { SessionSentContext } from '../lib/sent-page.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { FeedbackProvider } from './feedback-provider.tsx';
import { RouterLink } from './router-link.tsx';
import { ToastProvider } from './toast-provider.tsx';

interface ProvidersProps {
  client: QueryClient;
  settings: PageSettings;
  /** Whether the session came with the page. */
  isSessionSent?: boolean;
  children: ReactElement;
}

/** The contexts around every page, except the router: the browser and prerendering use different ones. */
export function Providers({ client, settings, isSessionSent = false, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <PageSettingsContext value={settings}>
        <SessionSentContext value={isSessionSent}>
          <LinkProvider component={RouterLink}>
            <CrashBoundary>
              <ToastProvider>
                <FeedbackProvider>{children}</FeedbackProvider>
              </ToastProvider>
            </CrashBoundary>
          </LinkProvider>
        </SessionSentContext>
      </PageSettingsContext>
    </QueryClientProvider>
  );
}
