import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodePortrait } from './decode-portrait.ts';
import { newEngine, payloadOf, scan } from './scan.ts';

// Portraits of real people are not part of the repository; they are used where somebody has put them beside it.
const FOLDER =
  process.env.DAYLIT_FACES ?? fileURLToPath(new URL('../../../../shared/faces', import.meta.url));
const PHOTOS = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
  : [];

/** Portraits whose sitters are known to wear something over the skin; all others of that set wear neither glasses nor a beard. */
const WORN: Record<string, RegExp> = {
  'elizabeth-warren.jpg': /glasses/,
  'charles-grassley.jpg': /glasses/,
  'bernard-sanders.jpg': /glasses/,
  'patty-murray.jpg': /glasses/,
  'kyrsten-sinema.jpg': /glasses/,
  'raphael-warnock.jpg': /glasses.*beard/,
};

const IS_KNOWN_SET = Object.keys(WORN).every((name) => PHOTOS.includes(name));

test('every real portrait gets a sane verdict and a whole report', { timeout: 120_000 }, async (context) => {
  if (PHOTOS.length === 0) {
    context.skip(`No portraits in ${FOLDER}. Set DAYLIT_FACES to a folder of face photos to run this test.`);
  }
  const engine = await newEngine();
  const rows: string[] = [];
  for (const name of PHOTOS.toSorted()) {
    const report = scan(engine, await decodePortrait(`${FOLDER}/${name}`));
    const { status, issue } = payloadOf(report, 'photo_quality');
    const verdict = `${name.padEnd(30)} ${status.padEnd(5)}${(issue ?? '').padEnd(14)}`;
    expect([name, issue]).not.toEqual([name, 'no_face']);
    expect([name, issue]).not.toEqual([name, 'several_faces']);
    if (status === 'fail') {
      rows.push(verdict);
      continue;
    }
    const { measurements, overall_assessment } = payloadOf(report, 'condition_notes');
    expect(overall_assessment).not.toMatch(/NaN|undefined|Infinity/);
    const worn = WORN[name] ?? (IS_KNOWN_SET ? /^(?!.*your (glasses|beard))/ : /./);
    expect([name, overall_assessment]).toEqual([name, expect.stringMatching(worn)]);
    // No rim is a line: what is left of this one's skin has none.
    const lines = measurements.find(({ sign }) => sign === 'lines')?.severity_score ?? 0;
    expect(name === 'elizabeth-warren.jpg' ? lines : 0).toBeLessThan(1);
    for (const { severity_score, cannot_tell_reason } of measurements) {
      expect(severity_score === null).toBe(cannot_tell_reason !== null);
    }
    expect(
      measurements.filter(({ severity_score }) => severity_score !== null).length,
    ).toBeGreaterThanOrEqual(2);
    const scores = measurements.map(
      ({ sign, severity_score }) => `${sign} ${severity_score?.toFixed(1) ?? '-'}`,
    );
    rows.push(`${verdict} ${scores.slice(0, 6).join('  ')}`);
  }
  // oxlint-disable-next-line no-console -- the table is what a person wants to see of this test
  console.info(rows.join('\n'));
  const refused = rows.filter((row) => row.includes(' fail ')).length;
  expect(refused / PHOTOS.length).toBeLessThan(0.2);
});
