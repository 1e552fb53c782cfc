import type { Handlers } from '../../http/contract.ts';
import type { ConfirmedPlanService } from './confirmed/confirmed-plans.ts';

export type CarePlanHandlers = Pick<Handlers, 'confirmProduct' | 'removeProduct'>;

interface Dependencies {
  confirmedPlans: ConfirmedPlanService;
}

/** The calls about the routine that a member uses. */
export function createCarePlanHandlers({ confirmedPlans }: Dependencies): CarePlanHandlers {
  return {
    async confirmProduct({ body, member }) {
      const confirmed_care_plan = await confirmedPlans.confirm(member.id, body);
      return { status: 200, body: { confirmed_care_plan } };
    },

    async removeProduct({ body, member }) {
      return { status: 200, body: { confirmed_care_plan: await confirmedPlans.remove(member.id, body) } };
    },
  };
}
