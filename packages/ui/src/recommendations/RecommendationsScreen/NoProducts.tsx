import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './RecommendationsScreen.module.css';

/** Every group is empty: what they are chosen from, and how to begin. */
export function NoProducts() {
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
        <p className={styles.Words}>They are chosen from the newest report of your skin and your answers.</p>
      </EmptyState>
    </Card>
  );
}
