import { PLAN_PRICE_PLAN_VALUES } from '@daylit/contract';
import { Refusal } from '../errors.ts';
import { AdminError } from './admin-error.ts';
import type { NotedDependencies, PlanCommands } from './commands.ts';
import type { MemberActs } from './member-acts.ts';

/** The plans that an operator can give. */
export const GIVEN_PLANS = ['free', 'trial', ...PLAN_PRICE_PLAN_VALUES] as const;

const PAYS_NOTHING = 'This member has no subscription that runs.';
const PAYS_NO_TRIAL = 'A subscriber can have no trial. Choose free, or a smaller plan.';

interface Dependencies extends NotedDependencies {
  acts: MemberActs;
}

export function createPlanCommands({ modules, acts }: Dependencies): PlanCommands {
  const { store } = modules.members.ports;
  const desk = modules.billing.ports.operatorDesk;

  return {
    async changePlan(address, given, reason) {
      const plan = GIVEN_PLANS.find((known) => known === given);
      if (!plan) throw new AdminError(`Name one of these plans: ${GIVEN_PLANS.join(', ')}.`);
      const acted = await acts.begin(address, reason);
      const { id } = acted.member;
      if (!(await desk.isPaying(id))) {
        await acts.change(acted, 'change-plan', async (transaction) => {
          await store.changePlan(transaction, id, plan);
          await modules.webhooks.ports.events.planIsWritten(transaction, id);
        });
        return [`The plan is now ${plan}. Nothing is charged.`];
      }
      if (plan === 'trial') throw new AdminError(PAYS_NO_TRIAL);
      // Noted before, because a server that dies after the provider's answer could not note it any more.
      await acts.change(acted, 'change-plan', async () => undefined);
      return [theMemberReads(await orAdminError(desk.changeAtPeriodEnd(id, plan)))];
    },

    async refund(address, reason) {
      const acted = await acts.begin(address, reason);
      if (!(await desk.isPaying(acted.member.id))) throw new AdminError(PAYS_NOTHING);
      await acts.change(acted, 'refund', async () => undefined);
      return [theMemberReads(await orAdminError(desk.refund(acted.member.id)))];
    },
  };
}

/** The sentences of the payment provider's calls are written for members. */
function theMemberReads(message: string): string {
  return `The member would read: “${message}”`;
}

async function orAdminError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw new AdminError(theMemberReads(error.message), { cause: error });
    throw error;
  }
}
