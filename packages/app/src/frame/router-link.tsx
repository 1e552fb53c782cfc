import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { findPage } from './find-page.tsx';

/** The router's link as the component library takes it. Fetches the page's code as soon as somebody aims at it. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const preload = () => preloadPage(href);
  return <Link {...rest} to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}

function preloadPage(href: string): void {
  const { pathname } = new URL(href, location.href);
  // A failed guess costs nothing: the click fetches again and tells.
  findPage(pathname)
    .preload()
    .catch(() => undefined);
}
