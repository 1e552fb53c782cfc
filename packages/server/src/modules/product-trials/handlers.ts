import type { Handlers } from '../../http/contract.ts';
import type { ProductTrials } from './product-trials.ts';

export type ProductTrialHandlers = Pick<
  Handlers,
  | 'getProductTrial'
  | 'startProductTrial'
  | 'deleteProductTrial'
  | 'endProductTrial'
  | 'getProductTrialChoices'
>;

/** The calls about product trials. */
export function createProductTrialHandlers(trials: ProductTrials): ProductTrialHandlers {
  return {
    async getProductTrial({ member }) {
      return { status: 200, body: { product_trial: await trials.find(member) } };
    },

    async startProductTrial({ member, body }) {
      return { status: 200, body: { product_trial: await trials.start(member, body) } };
    },

    async deleteProductTrial({ member }) {
      await trials.remove(member);
      return { status: 200, body: { product_trial: null } };
    },

    async endProductTrial({ member }) {
      return { status: 200, body: { product_trial: await trials.end(member) } };
    },

    async getProductTrialChoices({ member, query }) {
      return { status: 200, body: await trials.choices(member, query.time_zone, query.product_id) };
    },
  };
}
