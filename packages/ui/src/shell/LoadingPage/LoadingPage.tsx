import { useEffect, useState } from 'react';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from '../LostPage/LostPage.module.css';

/** How long a page may stay empty, in milliseconds. */
const PATIENCE = 1000;

/** Fills the page while it is not known what to show. Empty for a second, so most people never see it. */
export function LoadingPage() {
  const [isLong, setIsLong] = useState(false);
  // Not a delayed animation: people who prefer no motion would see the loader at once.
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.LostPage}>
      {isLong && (
        <>
          <Loader />
          <VisuallyHidden>Loading…</VisuallyHidden>
        </>
      )}
    </output>
  );
}
