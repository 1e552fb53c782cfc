import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from './link-context.ts';

export interface LinkProviderProps {
  /** Renders links to pages of the app without loading the document again. Keep it the same between renders. */
  component: LinkComponent;
  /** Every link in here uses it. */
  children: ReactNode;
}

/** Hands the app's router link to every `Link`, `ButtonLink` and shell part below. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
