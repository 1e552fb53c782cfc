import type { Handlers } from '../../http/contract.ts';
import type { RoutineChecks } from './checker/routine-checks.ts';
import type { ConfirmedPlanService } from './confirmed/confirmed-plans.ts';

export type CarePlanHandlers = Pick<Handlers, 'confirmProduct' | 'removeProduct' | 'checkRoutine'>;

interface Dependencies {
  confirmedPlans: ConfirmedPlanService;
  checks: RoutineChecks;
}

/** The calls about the routine that a member uses. */
export function createCarePlanHandlers({ confirmedPlans, checks }: Dependencies): CarePlanHandlers {
  return {
    async confirmProduct({ body, member }) {
      const confirmed_care_plan = await confirmedPlans.confirm(member.id, body);
      return { status: 200, body: { confirmed_care_plan } };
    },

    async removeProduct({ body, member }) {
      return { status: 200, body: { confirmed_care_plan: await confirmedPlans.remove(member.id, body) } };
    },

    async checkRoutine({ body, member }) {
      // The document lets the body be absent.
      const { products } = (body as typeof body | undefined) ?? {};
      return { status: 200, body: await checks.check(member.id, products) };
    },
  };
}
