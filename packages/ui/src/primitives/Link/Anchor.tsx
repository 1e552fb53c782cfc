import { type ComponentProps, createElement, use } from 'react';
import { LinkContext } from './link-context.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  /** A path of the app, a hash of this page, or a whole address elsewhere. */
  href: string;
  /** Opens beside this page; the page it opens cannot reach back. */
  newTab?: boolean;
}

/**
 * An anchor without looks of its own. Paths go through the router; hashes, other sites, new tabs and downloads
 * are the browser's.
 */
export function Anchor({ newTab = false, ...rest }: AnchorProps) {
  const routerLink = use(LinkContext);
  const isForRouter = rest.href.startsWith('/') && rest.download === undefined && !newTab;
  return createElement(isForRouter ? routerLink : 'a', {
    ...rest,
    ...(newTab && { target: '_blank', rel: 'noopener noreferrer' }),
  });
}
