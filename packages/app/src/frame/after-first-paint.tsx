import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface AfterFirstPaintProps {
  /** What is painted first. It stays while code that the children need is loaded. */
  first: ReactNode;
  children: ReactNode;
}

/** Renders `first`, and instead of it the children once the browser has painted it. */
export function AfterFirstPaint({ first, children }: AfterFirstPaintProps) {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let afterwards: number | undefined;
    // The callback runs just before the paint, a timer that begins in it after that.
    const paint = requestAnimationFrame(() => {
      afterwards = window.setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(paint);
      clearTimeout(afterwards);
    };
  }, []);
  return isPainted ? children : first;
}
