import { useState } from 'react';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productPage } from '../../lib/product-page.ts';
import { type ActionState, IDLE, type Loaded } from '../../lib/states.ts';
import { AddButton, additionProblem } from '../AddButton/AddButton.tsx';
import type { Product, Recommendations } from '@daylit/contract';
import type { RecommendationGroup } from '../recommendations.ts';
import { shownGroups } from '../recommendations.ts';
import styles from './RecommendationsScreen.module.css';
import { WaitingProducts } from './WaitingProducts.tsx';

export interface RecommendationsScreenProps {
  /** The products by group. */
  recommendations: Loaded<Partial<Recommendations>>;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** State of adding a product, by product id. Idle when absent. */
  additions: Readonly<Record<string, ActionState<'despite'>>>;
  /** Adds the product to the confirmed plan. Success shows when `recommendations` contain it as confirmed. */
  onAdd: (product: Product, despite?: true) => void;
}

/** Recommended products, group by group. */
export function RecommendationsScreen({ recommendations, onRetry, ...rest }: RecommendationsScreenProps) {
  return (
    <Page title="Recommendations">
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

  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No new products available."
          art={<ProductArt ground="disc" category="default" productId="z1" />}
          action={
            <ButtonLink href="/upload" variant="tonal" size="small">
              Start a Scan
            </ButtonLink>
          }
        >
          <p className={styles.Words}>
            They are chosen from the newest report of your skin and your answers.
          </p>
        </EmptyState>
      </Card>
    );
  }

  const added = products.find(({ id, is_confirmed }) => id === pressedId && is_confirmed);
  return (
    <div className={styles.Groups}>
      {groups.map((group) => (
        <Carousel key={group.key} title={group.title}>
          {group.products.map((product) => (
            <ProductCard
              key={product.id}
              product={{ ...product, product_url: productPage(product) }}
              link="name"
              tag={tagOf(product, group.key)}
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
      <ProductNotes products={products} />
      <output className={styles.Announcer}>
        <VisuallyHidden>
          {added ? `${added.name} is in your plan.` : additionProblem(additions[pressedId ?? ''] ?? IDLE)}
        </VisuallyHidden>
      </output>
    </div>
  );
}

function tagOf({ is_custom, is_sample }: Product, group: RecommendationGroup) {
  if (is_custom && group === 'care_plan') return 'Custom';
  return is_sample ? 'Sample' : undefined;
}
