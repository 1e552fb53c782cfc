import { LinkProvider } from '@daylit/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { RouterLink } from './router-link.tsx';
import { ToastProvider } from './toast-provider.tsx';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** What every page stands in, the router excepted: the browser and the prerendering bring different ones. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <CrashBoundary>
          <ToastProvider>{children}</ToastProvider>
        </CrashBoundary>
      </LinkProvider>
    </QueryClientProvider>
  );
}
