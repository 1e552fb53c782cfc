import type { Clock } from '../../clock.ts';
import { effectivePlan, type MemberStore } from '../members/ports.ts';
import { factsOf, NO_SUBSCRIPTION } from './billing-facts.ts';
import type { BillingFactsReader, PlanReader } from './ports.ts';
import type { SubscriptionStore } from './subscription-store.ts';

interface Dependencies {
  clock: Clock;
  members: MemberStore;
  store: SubscriptionStore;
}

/** For a member who never paid. */
const NO_PLAN = { plan: null, plan_until: null, plan_ends_at: null };

/** Reads what is stored of payments, and the plan that follows from it. */
export function createFactsReader({ clock, members, store }: Dependencies): BillingFactsReader & PlanReader {
  async function findPaidPlan(userId: number): ReturnType<BillingFactsReader['findPaidPlan']> {
    const { plan, plan_until, plan_ends_at } = (await store.find(userId)) ?? NO_PLAN;
    return { paid_plan: plan, paid_until: plan_until, paid_ends_at: plan_ends_at };
  }

  return {
    async findBillingFacts(userId) {
      const known = await store.find(userId);
      return known?.subscription ? factsOf(known.subscription) : NO_SUBSCRIPTION;
    },
    findPaidPlan,
    async find(userId) {
      const [row, paid] = await Promise.all([members.findPlan(userId), findPaidPlan(userId)]);
      if (!row) return undefined;
      const { plan } = effectivePlan({ ...row, ...paid }, clock());
      return { id: userId, plan, createdAt: row.created_at };
    },
  };
}
