import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { comeBackTo } from '../lib/come-back.ts';
import { findPage } from './find-page.tsx';

/**
 * The router's link for the component library. Preloads the page's code on hover, focus or touch. A link to
 * the login on the page of a report remembers that page.
 */
export function RouterLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const here = useLocation();
  const preload = () => preloadPage(href);
  const isBackWanted = href === '/login' && findPage(here.pathname).shows === 'report';
  const navigate = useLinkClickHandler(href, { state: isBackWanted ? comeBackTo(here) : undefined });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}

function preloadPage(href: string): void {
  const { pathname, searchParams } = new URL(href, location.href);
  // A failed preload is ignored: the click loads again and reports the failure.
  findPage(pathname)
    .preload(searchParams)
    .catch(() => undefined);
}
