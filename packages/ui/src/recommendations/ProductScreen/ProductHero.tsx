import type { ProductDetails } from '@daylit/contract';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { formatUtcDate } from '../../lib/format-date.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { formatSize, formatUnitPrice } from '../../lib/format-size.ts';
import { keyWords } from '../../lib/key-words.ts';
import { comparePage } from '../../lib/product-page.ts';
import type { ActionState } from '../../lib/states.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { AddButton } from '../AddButton/AddButton.tsx';
import styles from './ProductHero.module.css';

interface ProductHeroProps {
  details: ProductDetails;
  addition: ActionState<'despite'>;
  onAdd: (despite?: true) => void;
}

/** The picture, the facts and the actions of a product. */
export function ProductHero({ details, addition, onAdd }: ProductHeroProps) {
  const { product, brand, spf, size, compare_with } = details;
  return (
    <div className={styles.ProductHero}>
      <div className={styles.Picture}>
        <ProductPicture product={product} />
      </div>
      <div className={styles.Facts}>
        <p className={styles.Tags}>
          <Tag>{keyWords(product.category)}</Tag>
          {hasNoFragrance(details) && <Tag>No fragrance in the list</Tag>}
          {product.is_sample && <Tag>Sample catalog</Tag>}
        </p>
        <h1 className={styles.Name}>{product.name}</h1>
        {(product.price !== null || size !== null) && (
          <p className={styles.Price}>
            {product.price !== null && <span className={styles.Figure}>{formatPrice(product.price)}</span>}
            <span>
              {[size && formatSize(size), formatUnitPrice(product.price, size)]
                .filter((words) => words !== null)
                .join(', ')}
            </span>
          </p>
        )}
        {(brand !== null || spf !== null) && (
          <p className={styles.Lead}>
            {[brand !== null && `By ${brand}.`, spf !== null && `Sun protection factor ${spf}.`]
              .filter((words) => words !== false)
              .join(' ')}
          </p>
        )}
        <div className={styles.Actions}>
          <AddButton
            place="page"
            left_out={product.left_out}
            isInUse={product.is_confirmed}
            addition={addition}
            onAdd={onAdd}
          />
          {compare_with.length > 0 && (
            <ButtonLink
              href={comparePage([product.id, ...compare_with.slice(0, 2)])}
              variant="outline"
              icon={<ArrowLeftRight size={18} />}
            >
              Compare
            </ButtonLink>
          )}
        </div>
        {(product.is_confirmed || !product.is_sample) && (
          <p>
            <Link href={`/product-trial?product=${encodeURIComponent(product.id)}`} variant="block">
              Try it for some weeks
            </Link>
          </p>
        )}
        {product.product_url !== null && (
          <p>
            <Link href={product.product_url} newTab variant="block">
              See it in the shop
            </Link>
          </p>
        )}
        <p className={styles.Note}>{noteOf(details)}</p>
      </div>
    </div>
  );
}

function hasNoFragrance({ label_status, classes }: ProductDetails): boolean {
  return label_status !== 'missing' && classes.every(({ key }) => key !== 'fragrance');
}

const NO_SELLERS = 'Nobody pays to be listed or ranked here.';

function noteOf({ product, price_seen_at }: ProductDetails): string {
  if (product.is_sample) return `An example, not for sale. ${NO_SELLERS}`;
  if (price_seen_at === null) return NO_SELLERS;
  return `Price seen by the operator of this server on ${formatUtcDate(price_seen_at)}. ${NO_SELLERS}`;
}
