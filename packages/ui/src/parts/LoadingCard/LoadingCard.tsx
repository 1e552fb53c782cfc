import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/**
 * Stands for the content of a page until it has arrived. Announced politely.
 *
 * **Do** use it where the shape of the content is not known before. **Don't** show it beside content that has
 * arrived.
 */
export function LoadingCard() {
  return (
    <Card>
      <output>
        <VisuallyHidden>Loading...</VisuallyHidden>
      </output>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </Card>
  );
}
