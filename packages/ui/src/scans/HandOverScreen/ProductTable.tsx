import type { HandOverProduct } from '@daylit/contract';
import { formatMediumDate } from '../../lib/format-date.ts';
import { keyWords } from '../../lib/key-words.ts';
import styles from './SheetTable.module.css';

interface ProductTableProps {
  /** The name of the table for screen readers. */
  label: string;
  products: readonly HandOverProduct[];
}

/** As many fit on the paper; a label lists the largest amounts first. */
const MAIN_INGREDIENTS = 5;

/** Products of the routine with their main ingredients as the label lists them. */
export function ProductTable({ label, products }: ProductTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.Scroll}>
        <table className={styles.SheetTable}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Product</th>
              <th scope="col">Main ingredients, as listed</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ name, is_sample, dayparts, ingredients, since }) => (
              <tr key={name}>
                <td>{keyWords(dayparts.join(', '))}</td>
                <th scope="row">
                  <span>{name}</span>
                  {is_sample && <span className={styles.Sample}>Sample</span>}
                </th>
                <td>{listWords(ingredients)}</td>
                <td className={styles.Date}>{formatMediumDate(since)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {products.some(({ is_sample }) => is_sample) && (
        <p className={styles.Source}>Sample: a made-up product. It can’t be bought.</p>
      )}
      {products.some(({ is_sample, ingredients }) => !is_sample && ingredients.length > 0) && (
        <p className={styles.Source}>Lists are copied from labels and not checked.</p>
      )}
    </>
  );
}

function listWords(ingredients: readonly string[]): string {
  if (ingredients.length === 0) return 'No list known';
  const left = ingredients.length - MAIN_INGREDIENTS;
  const main = ingredients.slice(0, MAIN_INGREDIENTS).join(', ');
  return left > 0 ? `${main} and ${left} more` : main;
}
