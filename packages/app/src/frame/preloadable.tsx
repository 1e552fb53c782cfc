import { type ComponentType, lazy, useState } from 'react';

/** A component whose code comes on its own. */
export interface Preloadable {
  /** Draws it, at once when its code is here. */
  Page: ComponentType;
  /** Fetches the code ahead of the need. */
  preload: () => Promise<unknown>;
}

/**
 * Like `React.lazy`, but without its detour when the code is here already: a prerendered page can be taken over in one
 * go, and a page that was preloaded does not wait for React's 300 ms.
 */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let loaded: ComponentType | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Page() {
    // Decided once, because another component in the same place would lose its state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return { Page, preload };
}
