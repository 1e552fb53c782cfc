import { createHash } from 'node:crypto';
import type { PlantedSigns } from '../../phantom/index.ts';
import { newEngine, scan } from '../../test/scan.ts';
import { atMost, figure } from './figure.ts';
import type { Figure } from './figure.ts';
import { inTurn, paintWith, smallFace } from './reference-photos.ts';
import type { Bench } from './reference-photos.ts';

const SIGNS: readonly [PlantedSigns, ...PlantedSigns[]] = [
  { redness: 0.7, lines: 0.6 },
  { texture: 0.7, unevenness: 0.5 },
  { dark_circles: 0.7, shine: 0.2 },
];

/** Whole reports, words and shapes included, from two engines; their hash tells runs on other versions of Node apart. */
export async function measureDeterminism({ engine, part, size }: Bench): Promise<Figure[]> {
  const another = await newEngine();
  const hash = createHash('sha256');
  let different = 0;
  for (let index = 0; index < size.determinism; index++) {
    const photo = paintWith(smallFace(part, index), inTurn(SIGNS, index));
    const report = JSON.stringify(scan(engine, photo));
    if (JSON.stringify(scan(another, photo)) !== report) different++;
    hash.update(report);
  }
  return [
    figure({
      id: 'determinism.reports',
      group: 'determinism',
      what: 'Reports that differ when the same photo is analysed again',
      value: different,
      unit: 'count',
      goal: atMost(0),
      sample: size.determinism,
      note: `SHA-256 of the reports: ${hash.digest('hex')}.`,
    }),
  ];
}
