import { readFile, writeFile } from 'node:fs/promises';
import { SIGN_VALUES } from '@daylit/contract';
import { jsonLines } from '../../../scripts/json-lines.ts';
import { newEngine, scan } from '../../../packages/vision/test/scan.ts';
import { decodePhonePhoto } from '../bench/decode-photo.ts';
import { rms } from '../bench/statistics.ts';
import { collectionIn } from '../faces/collection.ts';

const FILE = new URL('measured-repeats.gen.json', import.meta.url);

/**
 * What two photos of one person differ by, and the standard deviation over copies of them, points; null where
 * one of the two cannot tell.
 */
export type MeasuredRepeat = [difference: number, ofCopies: number] | null;

/** A list of people; of each, the signs in the order of a report. */
export async function readMeasuredRepeats(): Promise<MeasuredRepeat[][]> {
  return JSON.parse(await readFile(FILE, 'utf8')).repeats;
}

/**
 * Measures the first two photos of each person of a folder (docs/measurement.md) and writes the differences.
 */
export async function measureRepeats(folder: string): Promise<void> {
  const engine = await newEngine();
  const repeats: MeasuredRepeat[][] = [];
  for (const [, shots] of Map.groupBy(collectionIn(folder), ({ person }) => person)) {
    const photos = shots.slice(0, 2).map(async ({ file }) => decodePhonePhoto(await readFile(file)));
    const records = (await Promise.all(photos)).flatMap(
      (photo) => scan(engine, photo).analysis?.record ?? [],
    );
    if (records.length < 2) continue;
    repeats.push(
      SIGN_VALUES.map((sign) => {
        const [from, to] = records.map(({ severities }) => severities[sign]);
        const ofCopies = records.map(({ standard_deviations }) => standard_deviations[sign] ?? 0);
        return typeof from === 'number' && typeof to === 'number'
          ? [rounded(to - from), rounded(rms(ofCopies))]
          : null;
      }),
    );
  }
  await writeFile(FILE, jsonLines({ repeats }, 2));
}

function rounded(points: number): number {
  return Math.round(100 * points) / 100 + 0;
}
