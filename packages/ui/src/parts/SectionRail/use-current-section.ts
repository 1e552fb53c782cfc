import { useEffect, useState } from 'react';
import { currentSection, READING_LINE } from './current-section.ts';

/** Px above the window, more than the length of any page. */
const ALL_ABOVE = 1_000_000;

/** The id of the section that is being read. Takes element ids in page order. */
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
    // At the end of a page the last sections cannot reach the line, and sections that rendered later are not
    // observed.
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

/** Calls `onCrossing` at once and whenever one of the elements passes the reading line. */
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
