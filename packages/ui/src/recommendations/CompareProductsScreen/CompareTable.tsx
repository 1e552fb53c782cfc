/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role,
   jsx-a11y/control-has-associated-label -- A table laid out as a grid loses its roles in some browsers. */
import type { IngredientRole, Product, ProductDetails, ProductReason } from '@daylit/contract';
import type { ReactNode } from 'react';
import { formatPrice } from '../../lib/format-price.ts';
import { formatUnitPrice } from '../../lib/format-size.ts';
import { keyWords } from '../../lib/key-words.ts';
import { productPage } from '../../lib/product-page.ts';
import { type ActionState, IDLE } from '../../lib/states.ts';
import { GradeMark } from '../../parts/GradeMark/GradeMark.tsx';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AddButton } from '../AddButton/AddButton.tsx';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ProductDetails[];
  additions: Readonly<Record<string, ActionState<'despite'>>>;
  onAdd: (product: Product, despite?: true) => void;
  onRemove: ((id: string) => void) | undefined;
}

interface Row {
  name: string;
  cell: (details: ProductDetails) => ReactNode;
}

const UNKNOWN = 'Not known';
const MAX_REASONS = 3;

const VARIANTS = { helps: 'brand', mind: 'warning', avoided: 'warning' } as const satisfies Record<
  IngredientRole,
  string
>;

const ROWS: readonly Row[] = [
  {
    name: 'Price',
    cell: ({ product: { price } }) =>
      price === null ? UNKNOWN : <span className={styles.Price}>{formatPrice(price)}</span>,
  },
  { name: 'Per amount', cell: ({ product, size }) => formatUnitPrice(product.price, size) ?? UNKNOWN },
  {
    name: 'Classes',
    cell: ({ classes }) =>
      classes.length === 0 ? (
        'None that we know'
      ) : (
        <span className={styles.Tags}>
          {classes.map(({ key, label, role }) => (
            <Tag key={key} variant={VARIANTS[role]}>
              {keyWords(label)}
            </Tag>
          ))}
        </span>
      ),
  },
  { name: 'Fragrance', cell: fragranceOf },
  { name: 'Why this, for you', cell: ({ reasons_for }) => titlesOf(reasons_for, 'Nothing asks for it') },
  { name: 'Why not', cell: ({ reasons_against }) => titlesOf(reasons_against, 'Nothing that we found') },
  { name: 'Evidence', cell: ({ reasons_for }) => bestGrade(reasons_for) },
  {
    name: 'With your plan',
    cell: ({ conflicts }) =>
      conflicts === 0 ? 'No conflict' : `${conflicts} ${conflicts === 1 ? 'conflict' : 'conflicts'}`,
  },
];

/**
 * A column for each product, a row for each question. On a narrow page each row is a label over its cells.
 */
export function CompareTable({ products, additions, onAdd, onRemove }: CompareTableProps) {
  return (
    <table role="table" className={styles.CompareTable} data-columns={products.length}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className={styles.Corner} />
          {products.map(({ product }) => (
            <th key={product.id} role="columnheader" scope="col" className={styles.Head}>
              <span className={styles.Picture}>
                <ProductPicture product={product} />
              </span>
              <Link href={productPage(product) ?? '/recommendations'} className={styles.Name}>
                {product.name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ROWS.map(({ name, cell }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row" className={styles.Label}>
              {name}
            </th>
            {products.map((details) => (
              <td key={details.product.id} role="cell">
                {cell(details)}
              </td>
            ))}
          </tr>
        ))}
        <tr role="row">
          <td role="cell" className={styles.Corner} />
          {products.map(({ product }) => (
            <td key={product.id} role="cell">
              <div className={styles.Actions}>
                <AddButton
                  left_out={product.left_out}
                  isInUse={product.is_confirmed}
                  addition={additions[product.id] ?? IDLE}
                  onAdd={(...despite) => onAdd(product, ...despite)}
                />
                {onRemove && (
                  <Button variant="quiet" size="small" width="full" onClick={() => onRemove(product.id)}>
                    Leave out<VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
                  </Button>
                )}
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function fragranceOf({ label_status, classes }: ProductDetails): string {
  if (label_status === 'missing') return UNKNOWN;
  return classes.some(({ key }) => key === 'fragrance') ? 'In the list' : 'None in the list';
}

function titlesOf(reasons: readonly ProductReason[], none: string): string {
  const titles = reasons.slice(0, MAX_REASONS).map(({ title }) => title);
  return titles.length === 0 ? none : titles.map(inLine).join('; ');
}

/** The best evidence among the reasons for it. */
function bestGrade(reasons: readonly ProductReason[]): ReactNode {
  const [best] = reasons
    .filter(({ grade }) => grade !== null)
    .map(({ grade, sources }) => ({
      grade: grade ?? 'C',
      isReviewed: sources.some(({ is_reviewed }) => is_reviewed),
    }))
    .toSorted((a, b) => Number(b.isReviewed) - Number(a.isReviewed) || a.grade.localeCompare(b.grade));
  return best === undefined ? 'No claim' : <GradeMark {...best} words="short" />;
}

/** A title in the middle of a line: its first word small, unless it is an abbreviation. */
function inLine(title: string, index: number): string {
  return index > 0 && /^[A-Z][a-z]/.test(title) ? `${title[0]?.toLowerCase()}${title.slice(1)}` : title;
}
