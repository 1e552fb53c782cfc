import type { Doubt, PhotoFacts, Place, ProgressFacts, Sign, SignFacts, SkinFacts } from '@daylit/contract';
import { PAIRED_REGIONS, SIGN_VALUES } from '@daylit/contract';
import { sample, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import { CONCERN_FROM } from '../src/index.ts';
import type { PreviousScan, ScanRecord } from '../src/index.ts';
import { readPhoto } from '../src/quality/photo-reading.ts';
import type { ReadFace } from '../src/quality/photo-reading.ts';
import { judgePhoto } from '../src/quality/verdict.ts';
import { progressFacts } from '../src/report/progress-facts.ts';
import { spreadsOf } from '../src/report/repeatability.ts';
import { scanRecord } from '../src/report/scan-record.ts';
import { skinFacts } from '../src/report/skin-facts.ts';
import { SMILE_MAKES_LINES } from '../src/thresholds/report.ts';
import { measuredPhoto } from './any-photo.ts';
import type { MeasuredPhoto } from './any-photo.ts';
import { newNetworks } from './scan.ts';
import { createWorkspace } from '../src/image/workspace.ts';

const workspace = createWorkspace();

// Sentences are made of these facts, so no two facts of a report may contradict each other, whatever was
// measured.

let found: ReadFace;
let reports: Compared[];

beforeAll(async () => {
  const { face } = readPhoto(
    workspace,
    await newNetworks(),
    paintFace({ width: 480, height: 600, faceWidth: 400 }),
  );
  if (!face) throw new Error('No face was found on the phantom.');
  found = face;
  reports = sample(comparedPhotos, { numRuns: 1800, seed: Number(process.env.TEST_SEED ?? 20_261_122) });
}, 60_000);

interface Facts {
  measured: MeasuredPhoto;
  photo: PhotoFacts;
  skin: SkinFacts;
  record: ScanRecord;
}

/** What the engine says of a photo with those measurements. */
function factsOf(measured: MeasuredPhoto): Facts {
  const { evidence, readings, isTeen } = measured;
  const photo = judgePhoto(evidence);
  const face = { ...found, evidence, skin: { ...found.skin, occlusions: evidence.occlusions } };
  const skin = skinFacts(readings, { face, status: photo.status, isTeen, spreads: spreadsOf([]) });
  return { measured, photo, skin, record: scanRecord(skin.signs, face, photo.status) };
}

interface Compared extends Facts {
  before: PreviousScan;
  progress: ProgressFacts;
}

const comparedPhotos: Arbitrary<Compared> = tuple(measuredPhoto, measuredPhoto).map(([earlier, later]) => {
  const before = {
    checkin_id: 1,
    created_at: '2026-01-01T08:00:00.000Z',
    record: factsOf(earlier).record,
    pairs: [],
  };
  const facts = factsOf(later);
  const current = { checkin_id: 2, created_at: '2026-02-01T08:00:00.000Z', record: facts.record, pairs: [] };
  return { ...facts, before, progress: progressFacts([before], current, facts.skin.signs) };
});

/** The reports to which a rule applies. A rule that hardly ever applies would prove nothing. */
function reportsWith(applies: (report: Compared) => boolean): Compared[] {
  const some = reports.filter(applies);
  if (some.length < 25) throw new Error(`The rule applies to ${some.length} reports only.`);
  return some;
}

function isTold({ severity }: SignFacts): boolean {
  return severity !== null;
}

function signsWith(doubt: Doubt, { skin }: Facts): Sign[] {
  return skin.signs.filter((facts) => facts.doubt === doubt).map(({ sign }) => sign);
}

function factsAbout(sign: Sign, { skin }: Facts): SignFacts | undefined {
  return skin.signs.find((facts) => facts.sign === sign);
}

function isPaired({ region }: Place): boolean {
  return (PAIRED_REGIONS as readonly string[]).includes(region);
}

test('a sign that is reported has a severity within its range, and its places only if it shows', () => {
  for (const facts of reports.flatMap(({ skin }) => skin.signs.filter(isTold))) {
    const { severity, range, doubt, strongest, isConcern } = facts;
    expect(doubt).toBeNull();
    expect(severity).toBeGreaterThanOrEqual(range?.low ?? 9);
    expect(severity).toBeLessThanOrEqual(range?.high ?? -9);
    expect(isConcern).toBe((severity ?? 0) >= CONCERN_FROM);
    expect(severity === 0 ? strongest : []).toEqual([]);
  }
});

test('a sign that cannot be measured has a doubt and nothing else', () => {
  const nothing = {
    severity: null,
    range: null,
    isConcern: false,
    standard_deviation: null,
    repeat_deviation: null,
    count: null,
  };
  const nowhere = { strongest: [], strongerSide: null, evidence: [], isSeenWell: false, confidence: 'low' };
  for (const facts of reports.flatMap(({ skin }) => skin.signs.filter((one) => !isTold(one))))
    expect(facts).toMatchObject({ ...nothing, ...nowhere, doubt: expect.any(String) });
});

test('no place is named that was not seen', () => {
  for (const { skin } of reports)
    for (const { seen, strongest, calm } of skin.signs)
      expect(seen).toEqual(expect.arrayContaining([...strongest, ...calm]));
  for (const report of reportsWith(({ skin }) => skin.look !== null)) {
    const { zone, cheeks } = report.skin.look!;
    expect(factsAbout('shine', report)?.seen).toEqual([...zone.places, ...cheeks.places]);
  }
});

test('a photo that passed has no sign that is too small or not sharp, and no side in shadow', () => {
  for (const report of reportsWith(({ photo }) => photo.status === 'pass')) {
    expect([...signsWith('too_small', report), ...signsWith('not_sharp', report)]).toEqual([]);
    expect([report.skin.darkerSide, report.progress.isSharp]).toEqual([null, true]);
  }
  for (const { progress } of reportsWith(({ photo }) => photo.status === 'warn'))
    expect(progress.isSharp).toBe(false);
});

test('light and angle that were praised are praised everywhere', () => {
  for (const { photo, skin } of reports) expect(skin.isEvenlyLit).toBe(photo.isEvenlyLit);
  for (const report of reportsWith(({ photo }) => photo.isEvenlyLit))
    expect(signsWith('shadow', report)).toEqual([]);
  for (const { progress } of reportsWith(({ photo }) => photo.isStraight))
    expect(progress.isStraight).toBe(true);
});

test('beside a shadow neither side is said to show more', () => {
  for (const { skin } of reportsWith(({ skin: { darkerSide } }) => darkerSide !== null))
    for (const { seen, strongest, strongerSide } of skin.signs) {
      const pairs = new Set(strongest.filter(isPaired).map(({ region }) => region));
      const bothSides = seen.filter(({ region }) => pairs.has(region));
      expect(strongerSide).toBeNull();
      expect(strongest).toEqual(expect.arrayContaining(bothSides));
    }
  for (const { skin } of reportsWith((report) => signsWith('shadow', report).length > 0))
    expect(skin.darkerSide).not.toBeNull();
});

test('no skin looks matte or without shine where reflections hide a sign', () => {
  for (const report of reportsWith((one) => signsWith('reflection', one).length > 0)) {
    const { look } = report.skin;
    const shown = [factsAbout('shine', report)?.severity, look?.zone.severity, look?.cheeks.severity];
    expect(shown.filter((severity) => typeof severity === 'number' && severity < 0.25)).toEqual([]);
  }
});

test('skin was left out where it is covered for certain and no sign was read on it', () => {
  for (const { measured, skin } of reports) {
    const places = skin.signs.filter(isTold).flatMap(({ seen }) => seen);
    const read = new Set(places.map(({ region }) => region));
    const { glasses, beard } = measured.evidence.occlusions;
    const areEyesRead = read.has('under_eye') || read.has('eye_corner');
    const around = glasses === 'certain' && !areEyesRead ? ['around_eyes'] : [];
    const under = beard === 'certain' && !read.has('chin') ? ['under_beard'] : [];
    expect(skin.leftOut).toEqual([...around, ...under]);
  }
});

test('only certain glasses are the reason why circles cannot be measured', () => {
  for (const report of reportsWith((one) => signsWith('glasses', one).length > 0)) {
    expect(signsWith('glasses', report)).toEqual(['dark_circles']);
    expect(report.measured.evidence.occlusions.glasses).toBe('certain');
  }
});

test('a smile is a reason only for lines, and only where none could be read', () => {
  for (const report of reportsWith((one) => signsWith('smile', one).length > 0)) {
    expect(signsWith('smile', report)).toEqual(['lines']);
    expect(report.measured.readings.signs.lines.value).toBeNaN();
    expect(report.measured.evidence.smile).toBeGreaterThan(SMILE_MAKES_LINES);
  }
});

test('combination skin shines most on forehead and nose', () => {
  for (const report of reportsWith(({ skin }) => skin.look?.type === 'combination')) {
    const regions = factsAbout('shine', report)?.strongest.map(({ region }) => region);
    expect(regions).not.toContain('cheek');
  }
});

test('teenagers have no lines, and what they had is not lost', () => {
  for (const { skin, record, progress } of reportsWith(({ measured }) => measured.isTeen)) {
    const { changes, lost, trends } = progress;
    const all = [...skin.signs, ...changes, ...lost, ...trends];
    expect(all.map(({ sign }) => sign)).not.toContain('lines');
    expect(record.severities.lines).toBeNull();
  }
});

test('skin looks reactive where its redness says so', () => {
  for (const report of reports)
    expect(report.skin.looksReactive).toBe((factsAbout('redness', report)?.severity ?? 0) >= 2.5);
});

test('a change is claimed only of photos that can be compared, and trends claim the same', () => {
  for (const { before, record, progress } of reportsWith(({ progress: { changes } }) => changes.length > 0)) {
    const isInBoth = (sign: Sign): boolean =>
      before.record.severities[sign] !== null && record.severities[sign] !== null;
    expect(progress.changes.map(({ sign }) => sign).toSorted()).toEqual(
      SIGN_VALUES.filter(isInBoth).toSorted(),
    );
    expect(progress.result).not.toBe('not_comparable');
  }
  for (const { progress } of reports) {
    expect(progress.difference === null).toBe(progress.result === 'comparable');
    for (const { sign, change, points } of progress.trends) {
      const claimed = progress.changes.find((one) => one.sign === sign)?.change ?? 'not_compared';
      expect([change, points.at(-1)?.checkin_id]).toEqual([claimed, 2]);
    }
  }
});

test('exactly the concerns of the last report that this photo cannot tell are lost', () => {
  for (const { before, skin, progress } of reports) {
    const untold = skin.signs.filter((facts) => !isTold(facts)).map(({ sign }) => sign);
    const concerns = untold.filter((sign) => (before.record.severities[sign] ?? 0) >= CONCERN_FROM);
    expect(progress.lost.map(({ sign }) => sign).toSorted()).toEqual(concerns.toSorted());
  }
  for (const { before, progress } of reportsWith(({ progress: { lost } }) => lost.length > 0))
    for (const { sign, range } of progress.lost) {
      expect(before.record.severities[sign]).toBeGreaterThanOrEqual(range.low);
      expect(before.record.severities[sign]).toBeLessThanOrEqual(range.high);
    }
});
