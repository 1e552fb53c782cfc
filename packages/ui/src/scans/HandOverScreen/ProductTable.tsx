import type { HandOverProduct } from '@daylit/contract';
import { formatMediumDate } from '../../lib/format-date.ts';
import { keyWords } from '../../lib/key-words.ts';
import styles from './SheetTable.module.css';

/** Every product of the routine with its ingredients as the label lists them. */
export function ProductTable({ products }: { products: readonly HandOverProduct[] }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label="Products in use" tabIndex={0} className={styles.Scroll}>
        <table className={styles.SheetTable}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Product</th>
              <th scope="col">Ingredients, as listed</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ name, dayparts, ingredients, since }) => (
              <tr key={name}>
                <td>{keyWords(dayparts.join(', '))}</td>
                <th scope="row">{name}</th>
                <td>{ingredients.length > 0 ? ingredients.join(', ') : 'No list known'}</td>
                <td className={styles.Date}>{formatMediumDate(since)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.Source}>Lists are copied from labels and not checked.</p>
    </>
  );
}
