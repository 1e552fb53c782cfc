import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSequences, sequencesOf } from '../../../test/billing-sequences.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

let sequences: ReturnType<typeof openSequences>;
beforeAll(async () => {
  sequences = openSequences(await createTestDatabase());
});
afterAll(() => sequences.close());

test('50 sequences of actions, clock jumps and faulty events end with the plan that the provider has', async () => {
  await fc.assert(
    fc.asyncProperty(sequencesOf(8), async (sequence) => {
      expect(await sequences.run(sequence)).toMatchObject({
        wrongPlans: 0,
        doubleCharges: 0,
        lostCancellations: 0,
        forgedAccepted: 0,
      });
    }),
    { seed: Number(process.env.TEST_SEED ?? 16), numRuns: 50, endOnFailure: true },
  );
}, 60_000);
