import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is a chunk of its own. */
export interface Preloadable {
  /** The component. Renders at once when its code is loaded. */
  Page: ComponentType;
  /** Loads the code before it is needed. */
  preload: () => Promise<unknown>;
}

/**
 * Like `React.lazy`, but it does not suspend when the code is loaded. So a prerendered page hydrates in one
 * pass, and a preloaded page does not wait for React's 300 ms.
 */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let loaded: ComponentType | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Page() {
    // Chosen once, because switching to another component would lose the state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return { Page, preload };
}
