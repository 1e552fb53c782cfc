import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from './link-context.ts';

export interface LinkProviderProps {
  /** Renders links within the app without reloading. Pass the same component on every render. */
  component: LinkComponent;
  /** Every link inside uses it. */
  children: ReactNode;
}

/** Provides the app's router link to every `Link`, `ButtonLink` and shell part inside. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
