import { ApiError, confirmProduct } from '@daylit/api-client';
import type { Product } from '@daylit/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshProducts } from './recommendations.ts';

/** A product, and the step of the routine that it is added to. */
export interface Addition {
  step: string;
  product: Pick<Product, 'id' | 'name'>;
  /** The member decided to use it although an answer leaves it out. */
  despite?: true;
}

const KEY = ['add-to-plan'];

/** Adds products to the confirmed plan. An addition is pending until the pages know that it is in use. */
export function useAddToPlan() {
  const client = useQueryClient();
  async function refresh(): Promise<void> {
    await Promise.all([refreshProducts(client), client.invalidateQueries({ queryKey: ['profile'] })]);
  }
  return useMutation({
    mutationKey: KEY,
    mutationFn: ({ product: { id, name }, ...place }: Addition) =>
      confirmProduct(api, { ...place, product: { id, name } }),
    onSuccess: refresh,
    onError: (error) => {
      // The page is older than the answers of the member.
      if (error instanceof ApiError && error.trigger === 'doesNotFit') void refresh();
    },
  });
}

/** The newest addition of each product, with its id. */
export function useAdditions() {
  return useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state: { status, error, variables } }) => ({
      id: (variables as Addition | undefined)?.product.id ?? '',
      status,
      error,
    }),
  });
}
