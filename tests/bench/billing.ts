import { runBillingBench } from '../../packages/server/test/billing-bench.ts';

/**
 * Random sequences, simultaneous checkouts for the last founding places, and simultaneous changes of one
 * plan.
 */
const SIZE = {
  sequences: Number(process.env.SEQUENCES ?? 2_000),
  checkouts: 1_000,
  places: 10,
  races: Number(process.env.RACES ?? 1_000),
};

/**
 * Random sequences of everything that can happen to a subscription. Throws when a plan or a charge is wrong.
 */
export async function benchBilling(): Promise<void> {
  const seed = Math.floor(Math.random() * 1e9);
  const startedAt = performance.now();
  const { sequences, verdict, winners, places, unfairRaces } = await runBillingBench({ seed, ...SIZE });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`seed ${seed}: ${sequences} sequences with ${verdict.actions} actions in ${seconds} s`);
  console.log(`plans that differ from the provider's   ${verdict.wrongPlans}`);
  console.log(`double charges                          ${verdict.doubleCharges}`);
  console.log(`charges after a cancellation            ${verdict.lostCancellations}`);
  console.log(`forged events accepted                  ${verdict.forgedAccepted}`);
  console.log(
    `${SIZE.checkouts} checkouts for ${SIZE.places} places          ${winners} got one, ${places} places in use`,
  );
  console.log(
    `${SIZE.races} races of 8 for one change          ${unfairRaces} without one winner and one charge`,
  );
  const { wrongPlans, doubleCharges, lostCancellations, forgedAccepted } = verdict;
  const wrong = wrongPlans + doubleCharges + lostCancellations + forgedAccepted + unfairRaces;
  if (wrong > 0 || winners !== SIZE.places || places !== 1_000)
    throw new Error('Money went wrong. See the figures above.');
}
