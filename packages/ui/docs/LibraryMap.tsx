import { use } from 'react';
import styles from './docs.module.css';
import { Live } from './Live.tsx';

/** An entry of Storybook's own list. */
interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

const GROUPS = ['Screens', 'Sections', 'Modals', 'Parts', 'Primitives'];

const list = fetch('./index.json').then(
  (answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>,
);

/** Every component by its group, with a link to its page. */
export function LibraryMap() {
  const pages = Object.values(use(list).entries).filter(
    ({ type, tags }) => type === 'docs' && !tags.includes('inner'),
  );
  return (
    <Live>
      <dl className={styles.Areas}>
        {GROUPS.map((group) => {
          // A component with several story files is listed once.
          const own = pages.filter(
            ({ title }) =>
              title.startsWith(`${group}/`) && !pages.some((other) => title.startsWith(`${other.title}/`)),
          );
          return (
            <div key={group}>
              <dt className={styles.GroupTitle}>
                {group} <small className={styles.Count}>{own.length}</small>
              </dt>
              <dd className={styles.Row}>
                {own.map(({ id, title }) => (
                  <a key={id} href={`./?path=/docs/${id}`} target="_top" className={styles.PageLink}>
                    {title.split('/').at(-1)}
                  </a>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </Live>
  );
}
