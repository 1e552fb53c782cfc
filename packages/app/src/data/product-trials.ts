import {
  deleteProductTrial,
  endProductTrial,
  getProductTrial,
  getProductTrialChoices,
  startProductTrial,
  timeZone,
} from '@daylit/api-client';
import type { ProductTrial, ProductTrialStart } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { keepAnswer } from './keep-answer.ts';

export const productTrialQuery = queryOptions({
  queryKey: ['product-trial'],
  queryFn: ({ signal }) => getProductTrial(api, { signal }),
});

/** The running product trial or the last one; null without any. */
export function useProductTrial() {
  return useQuery(productTrialQuery);
}

/** The choices for a new one. `productId` is offered in addition to the products of the care plan. */
export function useProductTrialChoices(productId: string | null) {
  return useQuery({
    queryKey: ['product-trial', 'choices', productId],
    queryFn: ({ signal }) =>
      getProductTrialChoices(
        api,
        { time_zone: timeZone(), ...(productId !== null && { product_id: productId }) },
        { signal },
      ),
  });
}

/** Starts one, in the time zone of the browser. */
export function useStartProductTrial() {
  return useProductTrialChange((choice: Omit<ProductTrialStart, 'time_zone'>) =>
    startProductTrial(api, { ...choice, time_zone: timeZone() }),
  );
}

/** Stops the running one early. */
export function useEndProductTrial() {
  return useProductTrialChange(() => endProductTrial(api));
}

/** Deletes it with its result. */
export function useDeleteProductTrial() {
  return useProductTrialChange(() => deleteProductTrial(api));
}

/** A change that answers with the new state of the product trial. After a refusal it is refetched. */
function useProductTrialChange<Input = void>(change: (input: Input) => Promise<ProductTrial | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (productTrial) => keepAnswer(client, productTrialQuery.queryKey, productTrial),
    onError: () => client.invalidateQueries({ queryKey: productTrialQuery.queryKey }),
  });
}
