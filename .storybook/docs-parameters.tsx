import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded when a page of the documentation is opened, so that stories and their tests do not wait for it.
const LazyContainer = lazy(() => import('./docs-container.tsx'));
const LazyPage = lazy(() => import('./docs-page.tsx'));

/** How documentation looks: in our own colours and type, by day and by night, each component on a page of its own. */
export const DOCS_PARAMETERS = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  ),
  page: () => <LazyPage />,
};
