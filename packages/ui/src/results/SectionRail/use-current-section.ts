import { useEffect, useState } from 'react';

/** A section is current once its top has passed this far below the window's top, in px. */
const SCROLL_OFFSET = 150;

/** The id of the section that is being read: the last one whose top has passed the offset, else the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState(ids[0]);

  useEffect(() => {
    const follow = () => {
      const passed = ids.filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= SCROLL_OFFSET + 1;
      });
      setCurrentId(passed.at(-1) ?? ids[0]);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [ids]);

  return currentId;
}
