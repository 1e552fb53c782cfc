import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestClock } from '../../test/test-clock.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createModelBudget, type ModelBudget } from './model-budget.ts';

const server = await startTestServer();
const pools = [1, 2].map(() => new Pool({ connectionString: server.databaseUrl }));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server.close();
});

test('servers that ask at the same moment get exactly as many requests as the day has, and a new day new ones', async () => {
  const { now: clock, advance } = createTestClock();
  const budgets = pools.map((pool) => createModelBudget({ pool, clock, limit: 5 }));
  const taken = () =>
    Promise.all(
      Array(6)
        .fill(budgets)
        .flat()
        .map((each: ModelBudget) => each.take()),
    );
  expect((await taken()).filter(Boolean)).toHaveLength(5);
  advance(24 * 3_600_000);
  expect((await taken()).filter(Boolean)).toHaveLength(5);
});

test('a limit of 0 is none', async () => {
  const [pool] = pools as [Pool];
  const budget = createModelBudget({ pool, clock: server.clock.now, limit: 0 });
  expect(await budget.take()).toBe(true);
});
