import type { SkinFacts } from '@daylit/contract';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodePortrait } from './decode-portrait.ts';
import { locateFace } from '../src/face/locate.ts';
import { UNCOVERED_FLAG } from '../src/thresholds/face.ts';
import { turnOver } from '../src/image/rgb-image.ts';
import { partsOf } from './parts-of-faces.ts';
import { newEngine, newNetworks, scan } from './scan.ts';

// Portraits of real people are not part of the repository. DAYLIT_FACES names a folder of them.
const FOLDER = process.env.DAYLIT_FACES;
const PHOTOS = FOLDER ? readdirSync(FOLDER).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)) : [];

/**
 * Portraits of people who are known to wear something over the skin; all others of that set wear neither
 * glasses nor a beard. One has rimless glasses with a pale bridge, about which the engine is not certain.
 */
const WORN: Record<string, SkinFacts['leftOut']> = {
  'elizabeth-warren.jpg': [],
  'charles-grassley.jpg': ['around_eyes'],
  'bernard-sanders.jpg': ['around_eyes'],
  'patty-murray.jpg': ['around_eyes'],
  'kyrsten-sinema.jpg': ['around_eyes'],
  'raphael-warnock.jpg': ['around_eyes', 'under_beard'],
};

const IS_KNOWN_SET = Object.keys(WORN).every((name) => PHOTOS.includes(name));

const MISSING = 'No portraits. Set DAYLIT_FACES to a folder of face photos to run this test.';

/** There are many parts, so only every fourth portrait is cut. */
const EVERY = 4;

test('no part of a real portrait is accepted as a face', { timeout: 600_000 }, async (context) => {
  if (PHOTOS.length === 0) context.skip(MISSING);
  const [engine, networks] = await Promise.all([newEngine(), newNetworks()]);
  const passed: string[] = [];
  for (const name of PHOTOS.filter((_, index) => index % EVERY === 1)) {
    const photo = await decodePortrait(`${FOLDER}/${name}`);
    const found = locateFace(networks, photo);
    expect([name, (found?.flag ?? 0) >= UNCOVERED_FLAG]).toEqual([name, true]);
    const parts = partsOf(photo, found?.mesh ?? new Float32Array());
    for (const [part, image] of [...parts, ['the reverse', turnOver(photo)] as const]) {
      if (engine.assessPhoto(image).status !== 'fail') passed.push(`${part} of ${name}`);
    }
  }
  expect(passed).toEqual([]);
});

test('every real portrait gets a sane verdict and a whole report', { timeout: 600_000 }, async (context) => {
  if (PHOTOS.length === 0) {
    context.skip(MISSING);
  }
  const engine = await newEngine();
  const rows: string[] = [];
  for (const name of PHOTOS.toSorted()) {
    const { photo, analysis } = scan(engine, await decodePortrait(`${FOLDER}/${name}`));
    const issue = photo.problem?.issue ?? null;
    const verdict = `${name.padEnd(30)} ${photo.status.padEnd(5)}${(issue ?? '').padEnd(14)}`;
    expect([name, issue]).not.toEqual([name, 'no_face']);
    expect([name, issue]).not.toEqual([name, 'several_faces']);
    if (!analysis) {
      rows.push(verdict);
      continue;
    }
    const { signs, leftOut } = analysis.skin;
    expect(signs.filter(({ severity }) => severity !== null && !Number.isFinite(severity))).toEqual([]);
    expect([name, leftOut]).toEqual([name, WORN[name] ?? (IS_KNOWN_SET ? [] : leftOut)]);
    // No rim may count as a line; the remaining skin of this face has none.
    const lines = signs.find(({ sign }) => sign === 'lines')?.severity ?? 0;
    expect(name === 'elizabeth-warren.jpg' ? lines : 0).toBeLessThan(1);
    for (const { severity, doubt } of signs) expect(severity === null).toBe(doubt !== null);
    expect(signs.filter(({ severity }) => severity !== null).length).toBeGreaterThanOrEqual(2);
    const scores = signs.map(({ sign, severity }) => `${sign} ${severity?.toFixed(1) ?? '-'}`);
    rows.push(`${verdict} ${scores.slice(0, 6).join('  ')}`);
  }
  // oxlint-disable-next-line no-console -- the table is what a person wants to see of this test
  console.info(rows.join('\n'));
  const refused = rows.filter((row) => row.includes(' fail ')).length;
  expect(refused / PHOTOS.length).toBeLessThan(0.2);
});
