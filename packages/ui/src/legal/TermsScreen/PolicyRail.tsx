import { useEffect, useState } from 'react';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { POLICIES } from '../policies.ts';
import { lastPassed } from './last-passed.ts';
import styles from './TermsScreen.module.css';

/** The policies as a list that follows the reader, from 900 px on. */
export function PolicyRail() {
  const [current, setCurrent] = useState<string>(POLICIES[0].anchor);

  useEffect(() => {
    const follow = () => {
      const tops = POLICIES.map(({ anchor }) => ({
        id: anchor,
        top: document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity,
      }));
      setCurrent(lastPassed(tops) ?? POLICIES[0].anchor);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return (
    <nav aria-label="On this page" className={styles.Rail}>
      {POLICIES.map(({ anchor, title }) => (
        <Anchor
          key={anchor}
          href={`#${anchor}`}
          aria-current={current === anchor ? 'true' : undefined}
          className={styles.RailLink}
        >
          {title}
        </Anchor>
      ))}
    </nav>
  );
}
