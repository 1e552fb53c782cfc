import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What the app's router link must accept: an anchor whose `href` may be a path of the app. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The router's link. Without one, links are plain anchors and reload the page. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');
