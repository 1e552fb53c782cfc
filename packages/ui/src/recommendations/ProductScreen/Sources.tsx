import type { ProductSource } from '@daylit/contract';
import { ODBL_ADDRESS } from '../../lib/open-beauty-facts.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import type { NumberedSource } from '../../parts/SourceNotes/source-note.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
  /** In the order of their numbers. */
  sources: readonly NumberedSource[];
  /** Who collected the facts of the product. */
  origin: ProductSource | null;
}

/** The sources of the reasons, and of the product's own facts. */
export function Sources({ sources, origin }: SourcesProps) {
  if (sources.length === 0 && origin === null) return null;
  return (
    <SectionCard
      title="Sources"
      {...(sources.length > 0 && {
        note: 'Each statement shows its grade. The grades wait for a dermatologist’s review.',
      })}
    >
      <ol className={styles.List}>
        {sources.map(({ number, title, url }) => (
          <li key={title} className={styles.Source}>
            <span className={styles.Number}>{number}</span>
            <span className={styles.Words}>
              <span>{title}</span>
              {url !== null && (
                <>
                  <span> </span>
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
          ,{' '}
          <Link href={ODBL_ADDRESS} newTab>
            {origin.licence}
          </Link>
          .
        </p>
      )}
    </SectionCard>
  );
}
