import type { Pool } from 'pg';
import type { Db } from '../../db/database.ts';
import type { BillingFactsReader } from '../billing/ports.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { UserPresenter } from './ports.ts';
import { createUserPresenter } from './present-user.ts';
import { createScanFacts } from './scan-facts.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  keys: MemberKeys;
  leftOuts: LeftOuts;
  billingFacts: BillingFactsReader;
}

/** The current user: what pages show of the signed-in member, from account, payments and scans. */
export function createCurrentUser(dependencies: Dependencies): { ports: { presenter: UserPresenter } } {
  const scanFacts = createScanFacts(dependencies);
  return { ports: { presenter: createUserPresenter({ ...dependencies, scanFacts }) } };
}
