import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { effectivePlan } from './effective-plan.ts';
import type { BillingFactsReader, PlanReader } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  billingFacts: () => BillingFactsReader;
}

export function createPlanReader({ db, clock, billingFacts }: Dependencies): PlanReader {
  return {
    async find(userId) {
      const [row, paid] = await Promise.all([
        db
          .selectFrom('users')
          .select(['plan', 'plan_expires_at'])
          .where('id', '=', userId)
          .executeTakeFirst(),
        billingFacts().findPaidPlan(userId),
      ]);
      return row && { id: userId, plan: effectivePlan({ ...row, ...paid }, clock()).plan };
    },
  };
}
