import { ApiError, confirmProduct, removeProduct } from '@daylit/api-client';
import type { Daypart, ProductConfirmation, ProductRemoval, RoutineAction } from '@daylit/contract';
import { type ActionState, type PlanActions, planPlace } from '@daylit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { profileQuery, replaceRoutine } from './profile.ts';

/** Adds a product to the routine. */
export function useConfirmProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: ProductConfirmation) => confirmProduct(api, confirmation),
    onSuccess: (confirmed) => replaceRoutine(client, confirmed),
  });
}

/** Makes the change that a warning suggests. A product is added at its new place before it is removed. */
export function useApplyAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, product, days, to, despite }: RoutineAction & { despite?: true }) => {
      const { daypart, step, id } = product;
      const confirmation = {
        step,
        daypart: to ?? daypart,
        ...(days && { days }),
        ...(despite && { despite }),
        product: { id },
      };
      const added = kind === 'remove' ? null : await confirmProduct(api, confirmation);
      if (kind === 'add' || kind === 'days') return added;
      return removeProduct(api, { daypart, step, id });
    },
    onSuccess: (confirmed) => confirmed && replaceRoutine(client, confirmed),
    // Another tab may have changed the routine meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

/**
 * Confirms and removes products, each with a state at its place. A product that an answer leaves out fails
 * with the server's sentence; any other failure is logged. None changes anything.
 */
export function usePlanProducts() {
  const client = useQueryClient();
  const [actions, setActions] = useState<PlanActions>({});

  async function change(
    place: Required<Pick<ProductRemoval, 'daypart' | 'step'>>,
    call: () => ReturnType<typeof removeProduct>,
  ): Promise<void> {
    const show = (state: ActionState<'despite'>) =>
      setActions((all) => ({ ...all, [planPlace(place)]: state }));
    show({ state: 'busy' });
    try {
      replaceRoutine(client, await call());
      show({ state: 'done' });
    } catch (error) {
      const refusal = error instanceof ApiError && error.trigger === 'doesNotFit' ? error : undefined;
      // oxlint-disable-next-line no-console -- the specification wants it logged and no message shown
      if (!refusal) console.warn('The routine could not be changed.', error);
      const at = refusal?.field === 'despite' ? 'despite' : undefined;
      show({ state: 'failed', detail: refusal?.detail ?? null, at });
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    }
  }

  return {
    actions,
    confirm: (confirmation: ProductConfirmation & Required<Pick<ProductConfirmation, 'daypart'>>) =>
      change(confirmation, () => confirmProduct(api, confirmation)),
    /** Confirms a product at several places in turn. */
    start: async ({
      dayparts,
      ...product
    }: Omit<ProductConfirmation, 'daypart'> & { dayparts: readonly Daypart[] }) => {
      const [first = 'morning'] = dayparts;
      await change({ daypart: first, step: product.step }, async () => {
        let confirmed = await confirmProduct(api, { ...product, daypart: first });
        for (const daypart of dayparts.slice(1))
          confirmed = await confirmProduct(api, { ...product, daypart });
        return confirmed;
      });
    },
    remove: (removal: Required<ProductRemoval>) => change(removal, () => removeProduct(api, removal)),
  };
}
