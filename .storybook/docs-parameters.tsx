import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded when a page of the documentation opens, so that stories and their tests do not wait for it.
const LazyContainer = lazy(() => import('./docs-container.tsx'));
const LazyPage = lazy(() => import('./docs-page.tsx'));

/** The documentation uses our own colours and type in both themes and gives each component a page. */
export const DOCS_PARAMETERS = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  ),
  page: () => <LazyPage />,
};
