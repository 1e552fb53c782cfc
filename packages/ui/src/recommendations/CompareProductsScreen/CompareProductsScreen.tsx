import type { Product, ProductDetails } from '@daylit/contract';
import { productPage } from '../../lib/product-page.ts';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CompareProductsScreen.module.css';
import { CompareTable } from './CompareTable.tsx';
import { inShort } from './in-short.ts';

export interface CompareProductsScreenProps {
  /** Two to four products, in the order of the columns. Fewer show what is missing. */
  products: Loaded<readonly ProductDetails[]>;
  /** State of adding a product, by product id. Idle when absent. */
  additions: Readonly<Record<string, ActionState<'despite'>>>;
  /** Adds a product to the confirmed plan. */
  onAdd: (product: Product, despite?: true) => void;
  /** Removes a product from the comparison. Offered while there are more than two. */
  onRemove: (id: string) => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const FEWEST = 2;

/** Two to four products side by side, with the member's plan and last scan. */
export function CompareProductsScreen({ products, onRetry, ...rest }: CompareProductsScreenProps) {
  const shown = products.state === 'ready' ? products.value : [];
  const [first] = shown;
  return (
    <Page
      title="Compare"
      {...(first && {
        parent: { href: productPage(first.product) ?? '/recommendations', title: first.product.name },
      })}
      {...(shown.length >= FEWEST && {
        caption: `${COUNTS[shown.length]} products, against your plan and your last scan.`,
      })}
    >
      {products.state === 'waiting' && <Waiting />}
      {products.state === 'failed' && (
        <LoadProblem title="Failed to load the products." detail={products.detail} onRetry={onRetry} />
      )}
      {products.state === 'ready' && shown.length < FEWEST && <TooFew />}
      {shown.length >= FEWEST && <Comparison {...rest} products={shown} />}
    </Page>
  );
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four' };

interface ComparisonProps extends Omit<CompareProductsScreenProps, 'products' | 'onRetry'> {
  products: readonly ProductDetails[];
}

function Comparison({ products, onRemove, ...rest }: ComparisonProps) {
  const sentence = inShort(products);
  return (
    <>
      <Card>
        <CompareTable
          {...rest}
          products={products}
          onRemove={products.length > FEWEST ? onRemove : undefined}
        />
      </Card>
      {sentence !== null && (
        <p className={styles.Short}>
          <strong>In short.</strong>
          <span>{` ${sentence}`}</span>
        </p>
      )}
    </>
  );
}

function TooFew() {
  return (
    <Card>
      <EmptyState
        title="Choose two products to compare."
        art={<ProductArt ground="disc" category="default" productId="z1" />}
        action={
          <ButtonLink href="/recommendations" variant="tonal" size="small">
            Find products
          </ButtonLink>
        }
      />
    </Card>
  );
}

function Waiting() {
  return (
    <Card>
      <output>
        <VisuallyHidden>Loading the products…</VisuallyHidden>
      </output>
      <Skeleton height="24em" />
    </Card>
  );
}
