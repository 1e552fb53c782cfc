import type { CheaperMatch as Match } from '@daylit/contract';
import { formatPrice } from '../../lib/format-price.ts';
import { formatSize } from '../../lib/format-size.ts';
import { inciWords } from '../../lib/inci-words.ts';
import { productPage } from '../../lib/product-page.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheaperMatch.module.css';

/** The cheapest product that does the same, and what it leaves out. */
export function CheaperMatch({ match: { product, size, saves, leaves_out } }: { match: Match }) {
  const left = leaves_out.map(inciWords);
  return (
    <Card aria-labelledby="cheaper-match">
      <div className={styles.CheaperMatch}>
        <div className={styles.Picture}>
          <ProductPicture product={product} />
        </div>
        <div className={styles.Words}>
          <h2 id="cheaper-match" className={styles.Title}>{`A cheaper match: ${product.name}`}</h2>
          <p>
            {product.price !== null && <strong>{formatPrice(product.price)}</strong>}
            <span>{`${size !== null ? ` for ${formatSize(size)}` : ''}, ${formatPrice(saves)} less. Same step, same main ingredients. ${left.length > 0 ? `It leaves out ${listWords(left)}.` : 'It leaves nothing out that we know of.'}`}</span>
          </p>
        </div>
        <ButtonLink href={productPage(product) ?? '/recommendations'} variant="tonal">
          See it<VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}
