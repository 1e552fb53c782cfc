import type { ProductSource, Source } from '@daylit/contract';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { sourceId } from './distinct-sources.ts';
import styles from './Sources.module.css';

interface SourcesProps {
  /** In the order of their numbers. */
  sources: readonly Source[];
  /** Who collected the facts of the product. */
  origin: ProductSource | null;
}

/** Who says so: the sources of the reasons, and of the product's own facts. */
export function Sources({ sources, origin }: SourcesProps) {
  if (sources.length === 0 && origin === null) return null;
  return (
    <SectionCard
      title="Sources"
      {...(sources.length > 0 && {
        note: 'The letter stands with each claim. Our grades wait for a dermatologist’s review.',
      })}
    >
      <ol className={styles.List}>
        {sources.map(({ title, url }, at) => (
          <li key={title} id={sourceId(at + 1)} tabIndex={-1} className={styles.Source}>
            <span className={styles.Number}>{at + 1}</span>
            <span className={styles.Words}>
              {title}
              {url !== null && (
                <>
                  {' '}
                  <Link href={url} newTab>
                    {new URL(url).hostname.replace(/^www\./, '')}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {origin !== null && (
        <p className={styles.Origin}>
          Name, category and ingredients:{' '}
          <Link href={origin.url} newTab>
            {origin.attribution}
          </Link>
          , {origin.licence}.
        </p>
      )}
    </SectionCard>
  );
}
