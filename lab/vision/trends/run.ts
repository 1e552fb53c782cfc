// npm run lab:trends [-- --people 2000] [-- --seed 1] [-- --measure FOLDER]
import { parseArgs } from 'node:util';
import { measureRepeats, readMeasuredRepeats } from './measured-repeats.ts';
import { MOVED, SCENARIOS } from './people.ts';
import { falseTrends, power } from './simulate.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    measure: { type: 'string' },
  },
});
if (values.measure !== undefined) await measureRepeats(values.measure);

const simulation = {
  people: Number(values.people),
  seed: Number(values.seed),
  repeats: await readMeasuredRepeats(),
};
const CONFIDENCES = [0.96, 0.97, 0.98, 0.99];
const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2];

console.log(`${simulation.people} people, a year of weekly scans, seed ${simulation.seed}.`);
console.log('\nTold any trend of any sign without a change (goal: at most 5 %; the last has none)');
for (const scenario of [...SCENARIOS, MOVED]) {
  const confidences = falseTrends(simulation, scenario);
  const shareFrom = (least: number) =>
    percent(confidences.filter((each) => each >= least).length / confidences.length);
  const calibration = CONFIDENCES.map((least) => `${shareFrom(least)} from ${least}`).join(', ');
  console.log(`  ${scenario.name.padEnd(36)} ${shareFrom(0.01)}; by confidence: ${calibration}`);
}
for (const scenario of SCENARIOS.slice(0, 3)) {
  console.log(`\n${scenario.name}: told a change of so many steps over eight weeks`);
  console.log('  (goals: one step 70 % within 3 weeks after it is complete, on average; two steps 95 %)');
  for (const steps of SIZES) {
    const { share, delay } = power(simulation, scenario, { steps, weeks: 8 });
    console.log(`  ${steps}: ${percent(share)}, ${delay.toFixed(1)} weeks after it is complete`);
  }
  const { share } = power(simulation, scenario, { steps: 1, weeks: 0 });
  console.log(`  one step in a week, by the second scan (goal as measured: 60 %): ${percent(share)}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
