import { useEffect, useState } from 'react';
import { currentSection, READING_LINE } from './current-section.ts';

/** Far enough above the window for the longest page, in px. */
const ALL_ABOVE = 1_000_000;

/** The id of the section that is being read. Ids of elements, in the order of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState(ids[0]);
  const idList = ids.join(' ');

  useEffect(() => {
    const sectionIds = idList.split(' ');
    const look = () => setCurrentId(sectionAtLine(sectionIds));
    let crossings: IntersectionObserver | undefined;
    const watch = () => {
      crossings?.disconnect();
      crossings = watchLine(sectionIds, look);
    };
    watch();
    addEventListener('resize', watch);
    addEventListener('hashchange', look);
    // At its end a page stops before the last sections reach the line, and what has arrived since is not watched.
    addEventListener('scrollend', look);
    return () => {
      crossings?.disconnect();
      removeEventListener('resize', watch);
      removeEventListener('hashchange', look);
      removeEventListener('scrollend', look);
    };
  }, [idList]);

  return currentId;
}

/** Calls `onCrossing` at once, and whenever one of the elements passes the reading line. */
function watchLine(ids: readonly string[], onCrossing: () => void): IntersectionObserver {
  const crossings = new IntersectionObserver(onCrossing, {
    rootMargin: `${ALL_ABOVE}px 0px ${READING_LINE - innerHeight}px`,
  });
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element !== null) crossings.observe(element);
  }
  return crossings;
}

function sectionAtLine(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
  const tops = ids.map((id) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
  }));
  return isAtEnd ? currentSection(tops, location.hash.slice(1)) : currentSection(tops);
}
