import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Page, PAGES } from './pages.ts';
import { type Preloadable, preloadable } from '../lib/preloadable.tsx';

/** A page with its component. */
export type LoadablePage = Page & Preloadable;

const LOADABLE: LoadablePage[] = PAGES.map((page) => ({ ...page, ...preloadable(page.load) }));

/** The pages as the router takes them. */
export const ROUTES: RouteObject[] = LOADABLE.map(({ path, Page: Drawn }) => ({ path, element: <Drawn /> }));

/**
 * The page at a path, which is the "not found" page for unknown ones. Uses the router's own matching, so that
 * access and content cannot disagree about the page.
 */
export function findPage(pathname: string): LoadablePage {
  const [match] = matchRoutes(LOADABLE, pathname) ?? [];
  if (!match) throw new Error('The table of pages has no line for unknown addresses.');
  return match.route;
}
