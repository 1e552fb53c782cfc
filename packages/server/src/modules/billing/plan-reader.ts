import type { Clock } from '../../clock.ts';
import { effectivePlan, type MemberStore } from '../members/ports.ts';
import type { PlanReader } from './ports.ts';
import type { SubscriptionStore } from './subscription-store.ts';

interface Dependencies {
  clock: Clock;
  members: MemberStore;
  store: SubscriptionStore;
}

/** For a member who never paid. */
const NO_PLAN = { plan: null, plan_until: null, plan_ends_at: null };

/** Reads the plan that follows from what is stored of payments. */
export function createPlanReader({ clock, members, store }: Dependencies): PlanReader {
  return {
    async find(userId, reading) {
      // A transaction runs one statement at a time.
      const row = await members.findPlan(userId, reading);
      const known = (await store.find(userId, reading)) ?? NO_PLAN;
      if (!row) return undefined;
      const { plan: paid_plan, plan_until: paid_until, plan_ends_at: paid_ends_at } = known;
      const { plan } = effectivePlan({ ...row, paid_plan, paid_until, paid_ends_at }, clock());
      return { id: userId, plan, createdAt: row.created_at };
    },
  };
}
