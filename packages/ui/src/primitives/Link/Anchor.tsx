import { type ComponentProps, createElement, use } from 'react';
import { LinkContext } from './link-context.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  /** A path of the app, a hash of this page, or an absolute URL. */
  href: string;
  /** Opens a new tab, which has no access to this page (`noopener`). */
  newTab?: boolean;
}

/** An anchor without styles. The router handles paths; the browser handles all other links. */
export function Anchor({ newTab = false, ...rest }: AnchorProps) {
  const routerLink = use(LinkContext);
  const isForRouter = rest.href.startsWith('/') && rest.download === undefined && !newTab;
  return createElement(isForRouter ? routerLink : 'a', {
    ...rest,
    ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }),
  });
}
