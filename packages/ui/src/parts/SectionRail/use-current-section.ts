import { useEffect, useState } from 'react';
import { currentSection } from './current-section.ts';

/** The id of the section that is being read. Ids of elements, in the order of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState(ids[0]);
  const idList = ids.join(' ');

  useEffect(() => {
    const follow = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
      const tops = idList.split(' ').map((id) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      }));
      setCurrentId(isAtEnd ? currentSection(tops, location.hash.slice(1)) : currentSection(tops));
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('hashchange', follow);
    };
  }, [idList]);

  return currentId;
}
