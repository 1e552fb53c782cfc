import { NotFoundScreen, ProductScreen } from '@daylit/ui';
import { useParams } from 'react-router-dom';
import { isNotThere } from '../../data/detail-of.ts';
import { useProduct } from '../../data/recommendations/recommendations.ts';
import { loaded } from '../states.ts';
import { usePlanAdditions } from './additions.ts';

/** One product of the catalogue. */
export function ProductRoute() {
  const { id = '' } = useParams();
  return <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: string }) {
  const product = useProduct(id);
  const { additions, onAdd } = usePlanAdditions();
  if (isNotThere(product.error) || product.data === null) return <NotFoundScreen />;
  return (
    <ProductScreen
      product={loaded({ ...product, data: product.data })}
      addition={additions[id] ?? { state: 'idle' }}
      onAdd={onAdd}
      onRetry={() => product.refetch()}
    />
  );
}
