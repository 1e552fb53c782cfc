import type { Product, ProductDetails } from '@daylit/contract';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { numberSources } from '../../parts/SourceNotes/source-note.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { IngredientList } from '../IngredientList/IngredientList.tsx';
import { CheaperMatch } from './CheaperMatch.tsx';
import { ProductHero } from './ProductHero.tsx';
import styles from './ProductScreen.module.css';
import { Reasons } from './Reasons.tsx';
import { Sources } from './Sources.tsx';

export interface ProductScreenProps {
  /** The product, with the reasons for and against it for this member. */
  product: Loaded<ProductDetails>;
  /** State of adding it. After success the product is confirmed. */
  addition: ActionState<'despite'>;
  /** Adds the product to the confirmed plan. */
  onAdd: (product: Product, despite?: true) => void;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * One product: its facts, the reasons for and against it, the cheaper match, the ingredients, and the
 * sources.
 */
export function ProductScreen({ product, onRetry, ...rest }: ProductScreenProps) {
  return (
    // The product's name is the title, where it is known.
    <Page
      title={product.state === 'ready' ? undefined : 'Product'}
      parent={{ href: '/recommendations', title: 'Recommendations' }}
    >
      {product.state === 'ready' && <Details {...rest} details={product.value} />}
      {product.state === 'waiting' && <Waiting />}
      {product.state === 'failed' && (
        <LoadProblem title="Failed to load this product." detail={product.detail} onRetry={onRetry} />
      )}
    </Page>
  );
}

interface DetailsProps extends Pick<ProductScreenProps, 'addition' | 'onAdd'> {
  details: ProductDetails;
}

function Details({ details, addition, onAdd }: DetailsProps) {
  const { reasons_for, reasons_against, cheaper } = details;
  const sources = numberSources([...reasons_for, ...reasons_against]);
  return (
    <div className={styles.Sections}>
      <ProductHero
        details={details}
        addition={addition}
        onAdd={(...despite) => onAdd(details.product, ...despite)}
      />
      <div className={styles.Pair}>
        <Reasons
          title="Why this, for you"
          kind="for"
          reasons={reasons_for}
          sources={sources}
          empty="Nothing in your answers or your last scan asks for it."
        />
        <Reasons
          title="Why not"
          kind="against"
          reasons={reasons_against}
          sources={sources}
          empty="We found nothing that speaks against it."
        />
      </div>
      {cheaper !== null && <CheaperMatch match={cheaper} />}
      <div className={styles.Wide}>
        <IngredientList {...details} />
        <Sources sources={sources} origin={details.source} />
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.Waiting}>
      <output>
        <VisuallyHidden>Loading the product…</VisuallyHidden>
      </output>
      <Skeleton height="20em" className={styles.WaitingPicture} />
      <Skeleton height="3em" width="70%" />
      <Skeleton height="12em" />
    </div>
  );
}
