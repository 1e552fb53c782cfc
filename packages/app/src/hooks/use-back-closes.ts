import { useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, going back closes what is open instead of leaving the page. It adds an entry of the same
 * page to the history, and removes it when it is closed in another way. Does nothing if `media` does not
 * match when it opens.
 */
export function useBackCloses(isOpen: boolean, media: string, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !matchMedia(media).matches) return undefined;
    const page = location.href;
    let isThere = true;
    const closeBack = () => {
      isThere = false;
      close();
    };
    history.pushState(history.state, '');
    addEventListener('popstate', closeBack, { once: true });
    return () => {
      removeEventListener('popstate', closeBack);
      // A followed link has an entry of its own.
      if (isThere && location.href === page) history.back();
    };
  }, [isOpen, media]);
}
