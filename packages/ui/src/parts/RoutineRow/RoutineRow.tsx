import type { LeftOut, Wish } from '@daylit/contract';
import Minus from 'lucide-react/icons/minus';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { keyWords } from '../../lib/key-words.ts';
import { LeftOutNote } from '../LeftOutNote/LeftOutNote.tsx';
import { WishLine } from '../WishLine/WishLine.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RoutineRow.module.css';

/** The facts of a product in a row. */
export interface RoutineProduct {
  id: string;
  name: string;
  /** Step key; selects the drawing. */
  category: string;
  image_url?: string | null | undefined;
  /** Added by the member; shown with the tag "Custom". */
  is_custom: boolean;
  /** From the sample catalogue of invented products; shown with the tag "Sample". */
  is_sample: boolean;
}

export interface RoutineRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Step key, for example "eye_cream", shown as words above the name. */
  step: string;
  /** Null: no product is recommended, and the row says so unless an answer leaves it out. */
  product: RoutineProduct | null;
  /** It is the only new product for some days. Default false. */
  isNew?: boolean;
  /** Instructions below the name, one or two sentences. */
  instruction?: string | undefined;
  /** Whose wish the step answers. */
  wish?: Wish | undefined;
  /** What opens on a press: how to use the product, and what can be done with it. Default nothing. */
  details?: ReactNode;
  /** Whether that is open at first, because the member has to see it. Default false. */
  isOpen?: boolean;
  /** Secondary text at the end: the product's source, or the reason why there is none. */
  note?: string | undefined;
  /** The answer that leaves the product out, said instead of the note. Default none. */
  left_out?: LeftOut | null | undefined;
  /** One button at the end of the row. */
  action?: ReactNode;
  /** Its position in a group narrower than 390 px: a short label fits `beside` the name. Default `below`. */
  actionWhenNarrow?: 'below' | 'beside';
}

/** One step of a routine: product, instructions and one action. An item of a list in a `StepGroup`. */
export function RoutineRow({
  step,
  product,
  isNew = false,
  instruction,
  wish,
  details,
  isOpen = false,
  note,
  left_out,
  action,
  actionWhenNarrow = 'below',
  className,
  ...rest
}: RoutineRowProps) {
  return (
    <li {...rest} data-action={actionWhenNarrow} className={classNames(styles.RoutineRow, className)}>
      <div data-empty={product && !left_out ? undefined : ''} className={styles.Picture}>
        {product && !left_out ? <ProductPicture product={product} /> : <Minus size={20} />}
      </div>
      <div className={styles.Body}>
        <p className={styles.Step}>{keyWords(step)}</p>
        {product ? (
          <p className={styles.Name}>
            <span>{product.name}</span>
            {isNew && <Tag variant="success">New</Tag>}
            {product.is_custom && <Tag variant="custom">Custom</Tag>}
            {product.is_sample && <Tag>Sample</Tag>}
          </p>
        ) : (
          !left_out && <p className={styles.None}>No recommendation</p>
        )}
        {wish && <WishLine wish={wish} />}
        {instruction !== undefined && <p className={styles.Instruction}>{instruction}</p>}
        {left_out ? (
          <div className={styles.Note}>
            <LeftOutNote sentence={left_out.sentence} />
          </div>
        ) : (
          note !== undefined && <p className={styles.Note}>{note}</p>
        )}
        {details !== undefined && (
          <details className={styles.Details} open={isOpen}>
            <summary className={styles.Summary}>
              How to use it
              <VisuallyHidden>{` ${product?.name ?? keyWords(step)}`}</VisuallyHidden>
            </summary>
            <div className={styles.Instruction}>{details}</div>
          </details>
        )}
      </div>
      {action !== undefined && <div className={styles.Action}>{action}</div>}
    </li>
  );
}
