import { type CatalogueBench, startCatalogueBench } from '../../packages/server/test/catalogue-bench.ts';
import { median } from './median.ts';

/** Lines of an export, and lines a second that an import must read. */
const LINES = 60_000;
const FEWEST_PER_SECOND = 5_000;

/** How much more memory may be in use after the first third of an import. */
const MEMORY_RATIO = 1.25;

/** Products, and how much more the recommendations may cost with a hundred times as many. */
const [FEW, MANY] = [600, 60_000];
const COST_RATIO = 1.5;

const ROUNDS = 60;

/**
 * Imports a large catalogue, and compares the recommendations from a large one with those from a small one.
 */
export async function benchCatalogue(): Promise<void> {
  const whole = await startCatalogueBench({ rows: LINES, hasGaps: true });
  await whole.close();
  const { linesPerSecond, megabytes } = whole;
  tell(
    `import of ${LINES} lines: ${linesPerSecond.toFixed(0)} a second`,
    linesPerSecond >= FEWEST_PER_SECOND,
  );
  const [first, last] = megabytes;
  tell(
    `memory: ${first.toFixed(0)} MB in use in the first third, ${last.toFixed(0)} MB afterwards: ${(last / first).toFixed(2)} x`,
    last / first <= MEMORY_RATIO,
  );

  const small = await startCatalogueBench({ rows: FEW, hasGaps: false });
  const large = await startCatalogueBench({ rows: MANY, hasGaps: false });
  const [few, many] = await compare(small, large);
  tell(
    `recommendations: ${few.toFixed(1)} ms over ${FEW} products, ${many.toFixed(1)} ms over ${MANY}: ${(many / few).toFixed(2)} x`,
    many / few <= COST_RATIO,
  );
  const plan = await large.queryPlan();
  console.log(plan.map((line) => `    ${line}`).join('\n'));
  tell(
    'the query plan scans no table',
    !plan.some((line) => /Seq Scan on (shelf_entries|obf_products)/.test(line)),
  );
  await small.close();
  await large.close();
}

/** The median of each, measured in turns. */
async function compare(small: CatalogueBench, large: CatalogueBench): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [few, many] = [await small.recommend(), await large.recommend()];
    // The first rounds warm up.
    if (round < 10) continue;
    times[0].push(few);
    times[1].push(many);
  }
  return [median(times[0]), median(times[1])];
}

function tell(line: string, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${line}`);
  if (!isMet) process.exitCode = 1;
}
