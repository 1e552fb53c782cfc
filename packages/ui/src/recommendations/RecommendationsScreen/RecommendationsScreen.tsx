import { useState } from 'react';
import { areAllSamples } from '../../lib/are-all-samples.ts';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productPage } from '../../lib/product-page.ts';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { AddButton, additionProblem } from '../AddButton/AddButton.tsx';
import type { Product, Recommendations } from '@daylit/contract';
import { FitLine, type FitLineProps } from '../FitLine/FitLine.tsx';
import { shownGroups } from '../recommendations.ts';
import { GroupNote, tagOf } from './GroupNote.tsx';
import { NoProducts } from './NoProducts.tsx';
import styles from './RecommendationsScreen.module.css';
import { WaitingProducts } from './WaitingProducts.tsx';

export interface RecommendationsScreenProps {
  /** The products by group. */
  recommendations: Loaded<Partial<Recommendations>>;
  /** What they are chosen by. Undefined where it could not be loaded; the products are shown without it. */
  profile?: FitLineProps | undefined;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** State of adding a product, by product id. Idle when absent. */
  additions: Readonly<Record<string, ActionState<'despite'>>>;
  /** Adds the product to the confirmed plan. Success shows when `recommendations` contain it as confirmed. */
  onAdd: (product: Product, despite?: true) => void;
}

/** Recommended products, group by group. */
export function RecommendationsScreen(props: RecommendationsScreenProps) {
  const { recommendations, profile, onRetry, ...rest } = props;
  return (
    <Page title="Recommendations" className={styles.Page}>
      {recommendations.state === 'ready' && profile && <FitLine {...profile} />}
      {recommendations.state === 'ready' && <Groups {...rest} recommendations={recommendations.value} />}
      {recommendations.state === 'waiting' && <WaitingProducts />}
      {recommendations.state === 'failed' && (
        <LoadProblem
          title="Failed to load recommendations."
          detail={recommendations.detail}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}

interface GroupsProps extends Pick<RecommendationsScreenProps, 'additions' | 'onAdd'> {
  recommendations: Partial<Recommendations>;
}

function Groups({ recommendations, additions, onAdd }: GroupsProps) {
  const [pressedId, setPressedId] = useState<string>();
  const groups = shownGroups(recommendations);
  const products = groups.flatMap((group) => group.products);

  if (groups.length === 0) return <NoProducts />;
  const added = products.find(({ id, is_confirmed }) => id === pressedId && is_confirmed);
  return (
    <div className={styles.Groups}>
      {groups.map((group) => (
        <Carousel key={group.key} title={group.title} note={<GroupNote group={group} />}>
          {group.products.map((product) => (
            <ProductCard
              key={product.id}
              product={{ ...product, product_url: productPage(product) }}
              link="name"
              tag={tagOf(product, group)}
              action={
                <AddButton
                  left_out={product.left_out}
                  isInUse={product.is_confirmed}
                  addition={additions[product.id] ?? IDLE}
                  onAdd={(...despite) => {
                    setPressedId(product.id);
                    onAdd(product, ...despite);
                  }}
                />
              }
            />
          ))}
        </Carousel>
      ))}
      <div className={styles.Words}>
        <p>You see each product once, in the first row that it fits.</p>
        <ProductNotes products={products} isSaidOnce={areAllSamples(products)} />
      </div>
      <output className={styles.Announcer}>
        <VisuallyHidden>
          {added ? `${added.name} is in your plan.` : additionProblem(additions[pressedId ?? ''] ?? IDLE)}
        </VisuallyHidden>
      </output>
    </div>
  );
}
