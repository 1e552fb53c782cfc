import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { findPage } from './find-page.tsx';

/** The router's link for the component library. Preloads the page's code on hover, focus or touch. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const preload = () => preloadPage(href);
  return <Link {...rest} to={href} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} />;
}

function preloadPage(href: string): void {
  const { pathname } = new URL(href, location.href);
  // A failed preload is ignored: the click loads again and reports the failure.
  findPage(pathname)
    .preload()
    .catch(() => undefined);
}
