import styles from './docs.module.css';
import { Live } from './Live.tsx';

/** The paths of the story files; the files are not loaded. */
const STORY_FILES = Object.keys(import.meta.glob('../src/*/*/*.stories.tsx'));

const AREAS = Map.groupBy(STORY_FILES, (file) => file.split('/')[2] ?? '');

function componentsOf(files: string[]): string[] {
  return [...new Set(files.map((file) => file.split('/')[3] ?? ''))];
}

/** Every area and its components, with links to their pages. */
export function LibraryMap() {
  return (
    <Live>
      <dl className={styles.Areas}>
        {Array.from(AREAS, ([name, files]) => (
          <div key={name}>
            <dt className={styles.GroupTitle}>
              {name.replace('-', ' ')} <small className={styles.Count}>{componentsOf(files).length}</small>
            </dt>
            <dd className={styles.Row}>
              {componentsOf(files).map((component) => (
                <a
                  key={component}
                  href={`./?path=/docs/${`${name}-${component}`.toLowerCase()}--docs`}
                  target="_top"
                  className={styles.PageLink}
                >
                  {component}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Live>
  );
}
