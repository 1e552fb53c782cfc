import type { RecognizedLabel } from '@daylit/contract';
import { inciWords } from '../../lib/inci-words.ts';
import type { Loaded } from '../../lib/states.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import styles from './RecognizedIngredients.module.css';

export interface RecognizedIngredientsProps {
  /** The ingredients that were recognized in the list as last typed. */
  label: Loaded<RecognizedLabel>;
}

/**
 * The ingredients that are recognized in a pasted list, while it is typed.
 *
 * **Do** put it right below the field. **Don't** call an unknown name wrong: labels have many spellings.
 */
export function RecognizedIngredients({ label }: RecognizedIngredientsProps) {
  return (
    <section aria-label="What we recognize" className={styles.RecognizedIngredients}>
      <output className={styles.Count}>{countOf(label)}</output>
      {label.state === 'ready' && !label.value.is_readable && (
        <Notice tone="warning">
          Too many names are unknown, so the routine check cannot read this product. Is it the whole
          ingredient list?
        </Notice>
      )}
      {label.state === 'ready' && (
        <ul className={styles.Names}>
          {[...new Map(label.value.recognized.map((one) => [one.name, one])).values()].map(
            ({ name, classes }) => (
              <li key={name} className={styles.Name}>
                <span>{inciWords(name)}</span>
                {classes.slice(0, 1).map((words) => (
                  <Tag key={words} variant="brand">
                    {words}
                  </Tag>
                ))}
              </li>
            ),
          )}
          {[...new Set(label.value.unknown)].map((name) => (
            <li key={name} className={styles.Unknown}>
              <span>{`${inciWords(name)} `}</span>
              <span>not recognized</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf(label: Loaded<RecognizedLabel>): string {
  if (label.state === 'waiting') return 'Reading the list…';
  if (label.state === 'failed')
    return label.detail ?? 'The list could not be read now. You can still add it.';
  const { recognized, unknown } = label.value;
  return `We recognize ${recognized.length} of ${recognized.length + unknown.length} names.`;
}
