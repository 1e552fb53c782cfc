import type { Product } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { formatSize, formatUnitPrice } from '../../lib/format-size.ts';
import { keyWords } from '../../lib/key-words.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ProductCard.module.css';

/** The facts of a product on a card. Absent and null ones are not shown. */
export type ProductFacts = Pick<Product, 'id' | 'name' | 'category'> & {
  [Name in 'image_url' | 'product_url' | 'price' | 'rating' | 'reason' | 'size']?: Product[Name] | undefined;
};

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Price and rating are not shown when they are unknown. */
  product: ProductFacts;
  /**
   * The link to the product's page: separate words, 'View Product', or the name. Either way the whole card is
   * its target. Default `words`.
   */
  link?: 'words' | 'name';
  /** `row` has a small picture beside the words and the button below both. Default `column`. */
  layout?: 'column' | 'row';
  /** One word over the picture, for example "Custom". */
  tag?: string | undefined;
  /** A button above the card's link, and the result of pressing it. */
  action?: ReactNode;
}

/**
 * A product: picture or drawing, category, name, price and rating if known, and a link to its page.
 *
 * **Do** leave out what is unknown. **Don't** show a price or a rating of 0 instead.
 */
export function ProductCard({
  product,
  link = 'words',
  layout = 'column',
  tag,
  action,
  className,
  ...rest
}: ProductCardProps) {
  const { name, category, product_url, price, rating, reason, size } = product;
  const unitPrice = size && formatUnitPrice(price ?? null, size);
  const url = typeof product_url === 'string' && product_url !== '' ? product_url : undefined;
  const nameId = useId();
  const hasWords = url !== undefined && link === 'words';
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      data-layout={layout}
      className={classNames(styles.ProductCard, className)}
    >
      <div className={styles.Picture}>
        <ProductPicture product={product} />
        {tag !== undefined && <Tag className={styles.Tag}>{tag}</Tag>}
      </div>
      <div className={styles.Body}>
        <p className={styles.Category}>{keyWords(category)}</p>
        <h3 id={nameId} className={styles.Name}>
          {url !== undefined && link === 'name' ? (
            <Link href={url} newTab className={styles.NameLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {typeof (price ?? rating) === 'number' && (
          <p className={styles.Figures}>
            {typeof price === 'number' && <span>{formatPrice(price)}</span>}
            {typeof rating === 'number' && (
              <span className={styles.Rating}>
                <Star size={14} className={styles.Star} />
                <VisuallyHidden>Rated </VisuallyHidden>
                <span>{rating.toFixed(1)}</span>
                <VisuallyHidden> out of 5</VisuallyHidden>
              </span>
            )}
          </p>
        )}
        {size && (
          <p className={styles.Amount}>
            {unitPrice ? `${formatSize(size)} · ${unitPrice}` : formatSize(size)}
          </p>
        )}
        {reason !== undefined && (
          <p className={styles.Reason}>
            {layout === 'row' && <Check size={20} className={styles.Check} />}
            <span>{reason}</span>
          </p>
        )}
        <div className={styles.Actions}>
          {hasWords && (
            <Link href={url} newTab variant="block" className={styles.Link}>
              View Product
              <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          )}
          {action !== undefined && <div className={styles.Action}>{action}</div>}
        </div>
      </div>
    </article>
  );
}
