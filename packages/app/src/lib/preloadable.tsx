import { type ComponentType, lazy, useState } from 'react';
import { loadCode } from './load-code.ts';

/** The code of a component did not come: there is no network, or a new version has replaced it. */
export class MissingCode extends Error {}

/** A component whose code is a chunk of its own. */
export interface Preloadable<Props extends object = object> {
  /** The component. Renders at once when its code is loaded. */
  Page: ComponentType<Props>;
  /**
   * Loads the code before it is needed, for an address with this query. Fails with `MissingCode`. Loaded
   * code is not fetched again.
   */
  preload: (query?: URLSearchParams) => Promise<unknown>;
}

/**
 * Like `React.lazy`, but it does not suspend when the code is loaded. So a prerendered page hydrates in one
 * pass, and a preloaded page does not wait for React's 300 ms.
 */
export function preloadable<Props extends object = object>(
  load: (query: URLSearchParams) => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (query = new URLSearchParams()) =>
    (loaded = await loadCode(() => load(query)).catch((cause: unknown) => {
      throw new MissingCode('The code of a page could not be loaded.', { cause });
    }));
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await preload() }));

  function Page(props: Props) {
    // Chosen once, because switching to another component would lose the state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return { Page, preload };
}
