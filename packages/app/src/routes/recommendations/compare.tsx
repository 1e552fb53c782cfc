import type { ProductDetails } from '@daylit/contract';
import { CompareProductsScreen, type Loaded } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { isNotThere } from '../../data/detail-of.ts';
import { useProducts } from '../../data/recommendations/several-products.ts';
import { loaded } from '../states.ts';
import { usePlanAdditions } from './additions.ts';
import { comparedIds } from './compared-ids.ts';

/** Two to four products side by side. The address names them. */
export function CompareRoute() {
  const [query, setQuery] = useSearchParams();
  const ids = comparedIds(query);
  const products = useProducts(ids);
  const plan = usePlanAdditions();
  return (
    <CompareProductsScreen
      {...plan}
      products={joined(products)}
      onRemove={(removed) =>
        setQuery({ ids: ids.filter((id) => id !== removed).join(',') }, { replace: true })
      }
      onRetry={() => products.forEach((product) => void product.refetch())}
    />
  );
}

/** All products that exist; waiting until the last one is known. */
function joined(products: ReturnType<typeof useProducts>): Loaded<readonly ProductDetails[]> {
  const states = products.filter(({ error }) => !isNotThere(error)).map((product) => loaded(product));
  const failed = states.find(({ state }) => state === 'failed');
  if (failed?.state === 'failed') return failed;
  if (products.some(({ isPending }) => isPending)) return { state: 'waiting' };
  return { state: 'ready', value: products.flatMap(({ data }) => data ?? []) };
}
