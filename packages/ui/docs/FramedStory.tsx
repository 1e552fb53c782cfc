import { useState } from 'react';
import styles from './docs.module.css';

export interface FramedStoryProps {
  /** The id of the story. */
  id: string;
  name: string;
  theme: 'light' | 'dark';
}

/** Px. Large enough for a dialog and for what is fixed to the edges of a window. */
const HEIGHT = { least: 160, most: 640 };

/** A story in a window of its own, as high as its content. Loaded when the reader scrolls near it. */
export function FramedStory({ id, name, theme }: FramedStoryProps) {
  const docsId = `${id.split('--', 1)[0]}--docs`;
  const [height, setHeight] = useState(HEIGHT.most);

  function follow(frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    if (page === null) return;
    new ResizeObserver(() => {
      const content = page.querySelector('[data-one-story]')?.scrollHeight ?? 0;
      setHeight(content === 0 ? HEIGHT.most : Math.min(HEIGHT.most, Math.max(HEIGHT.least, content)));
    }).observe(page.body);
  }

  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose height is read */}
      <iframe
        title={name}
        loading="lazy"
        height={height}
        src={`iframe.html?viewMode=docs&id=${docsId}&only=${id}&globals=theme:${theme}`}
        onLoad={(event) => follow(event.currentTarget)}
        className={styles.Frame}
      />
      <a href={`./?path=/story/${id}`} target="_top" className={styles.PageLink}>
        Open {name} alone
      </a>
    </>
  );
}
