import type { ReactElement } from 'react';

/**
 * Children that have siblings: elements only. A browser that translates the page moves bare text out of
 * React's sight, and React could then neither put anything before it nor remove it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
