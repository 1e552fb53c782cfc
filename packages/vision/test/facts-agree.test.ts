import type { PhotoFacts, Place, ProgressFacts, Sign, SignFacts, SkinFacts } from '@daylit/contract';
import { PAIRED_REGIONS, SIGN_VALUES } from '@daylit/contract';
import { assert, property, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { paintFace } from '../phantom/index.ts';
import { CONCERN_FROM } from '../src/index.ts';
import type { PreviousScan, ScanRecord } from '../src/index.ts';
import { readPhoto } from '../src/photo-reading.ts';
import type { ReadFace } from '../src/photo-reading.ts';
import { judgePhoto } from '../src/quality/verdict.ts';
import { progressFacts } from '../src/report/progress-facts.ts';
import { scanRecord } from '../src/report/scan-record.ts';
import { skinFacts } from '../src/report/skin-facts.ts';
import { measuredPhoto } from './any-photo.ts';
import type { MeasuredPhoto } from './any-photo.ts';
import { newNetworks } from './scan.ts';

// Sentences are made of these facts, so no two facts of a report may contradict each other, whatever was
// measured.

let found: ReadFace;

beforeAll(async () => {
  const { face } = readPhoto(await newNetworks(), paintFace({ width: 480, height: 600, faceWidth: 400 }));
  if (!face) throw new Error('No face was found on the phantom.');
  found = face;
});

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
  const face = { ...found, evidence, skin: { ...found.skin, cover: evidence.cover } };
  const skin = skinFacts(readings, { face, status: photo.status, isTeen });
  return { measured, photo, skin, record: scanRecord(skin.signs, face, photo.status) };
}

interface Compared extends Facts {
  before: PreviousScan;
  progress: ProgressFacts;
}

const comparedPhotos: Arbitrary<Compared> = tuple(measuredPhoto, measuredPhoto).map(([earlier, later]) => {
  const before = { checkin_id: 1, created_at: '2026-01-01T08:00:00.000Z', record: factsOf(earlier).record };
  const facts = factsOf(later);
  const current = { checkin_id: 2, created_at: '2026-02-01T08:00:00.000Z', record: facts.record };
  return { ...facts, before, progress: progressFacts([before], current, facts.skin.signs) };
});

/** Runs `check` on many reports. It returns whether the rule applied, which must not be rare. */
function always(check: (report: Compared) => boolean): void {
  let applied = 0;
  assert(
    property(comparedPhotos, (report) => {
      if (check(report)) applied++;
    }),
    { numRuns: 1000, seed: 20_261_122 },
  );
  expect(applied).toBeGreaterThan(50);
}

function isTold({ severity }: SignFacts): boolean {
  return severity !== null;
}

function signsOf({ skin }: Facts, doubt: SignFacts['doubt']): Sign[] {
  return skin.signs.filter((facts) => facts.doubt === doubt).map(({ sign }) => sign);
}

test('a sign has either a severity within its range or a doubt and nothing else', () => {
  always(({ skin }) => {
    for (const facts of skin.signs) {
      const { severity, range, doubt, standard_deviation } = facts;
      expect(doubt === null).toBe(severity !== null);
      expect(range === null).toBe(severity === null);
      expect(standard_deviation === null).toBe(severity === null);
      expect(facts.isConcern).toBe(severity !== null && severity >= CONCERN_FROM);
      if (severity === null || range === null) {
        const nothing = { strongest: [], count: null, strongerSide: null, isSeenWell: false };
        expect(facts).toMatchObject({ ...nothing, confidence: 'low', evidence: [] });
        continue;
      }
      expect(severity).toBeGreaterThanOrEqual(range.low);
      expect(severity).toBeLessThanOrEqual(range.high);
      if (severity === 0) expect(facts.strongest).toEqual([]);
    }
    return skin.signs.some(isTold);
  });
});

test('no place is named that was not seen', () => {
  always(({ skin: { signs, look } }) => {
    for (const { seen, strongest } of signs) expect(seen).toEqual(expect.arrayContaining(strongest));
    const shine = signs.find(({ sign }) => sign === 'shine');
    if (look) expect(shine?.seen).toEqual([...look.zone.places, ...look.cheeks.places]);
    return look !== null;
  });
});

test('no sign is doubted for something that the photo was praised for', () => {
  always((report) => {
    const { photo, skin, progress } = report;
    if (photo.status === 'pass')
      expect([...signsOf(report, 'too_small'), ...signsOf(report, 'not_sharp')]).toEqual([]);
    if (photo.isEvenlyLit) expect(signsOf(report, 'shadow')).toEqual([]);
    expect(skin.isEvenlyLit).toBe(photo.isEvenlyLit);
    expect(progress.isSharp).toBe(photo.status === 'pass');
    if (photo.isStraight) expect(progress.isStraight).toBe(true);
    return photo.isEvenlyLit && photo.isStraight;
  });
});

test('beside a shadow neither side is said to show more', () => {
  const isPaired = ({ region }: Place): boolean => (PAIRED_REGIONS as readonly string[]).includes(region);
  always((report) => {
    const { photo, skin } = report;
    if (signsOf(report, 'shadow').length > 0) expect(skin.darkerSide).not.toBeNull();
    if (skin.darkerSide === null) return false;
    expect(photo.status).toBe('warn');
    for (const { seen, strongest, strongerSide } of skin.signs) {
      expect(strongerSide).toBeNull();
      const others = strongest
        .filter(isPaired)
        .flatMap(({ region }) => seen.filter((place) => place.region === region));
      expect(strongest).toEqual(expect.arrayContaining(others));
    }
    return true;
  });
});

test('no skin looks matte or without shine where reflections hide a sign', () => {
  always((report) => {
    if (signsOf(report, 'reflection').length === 0) return false;
    const { signs, look } = report.skin;
    const shine = signs.find(({ sign }) => sign === 'shine')?.severity ?? 1;
    for (const severity of [shine, look?.zone.severity ?? 1, look?.cheeks.severity ?? 1])
      expect(severity).toBeGreaterThanOrEqual(0.25);
    return true;
  });
});

test('skin that was left out is covered for certain, and no sign was read on it', () => {
  always(({ measured, skin: { signs, leftOut } }) => {
    const regions = new Set(signs.filter(isTold).flatMap(({ seen }) => seen.map(({ region }) => region)));
    const { glasses, beard } = measured.evidence.cover;
    const areEyesRead = regions.has('under_eye') || regions.has('eye_corner');
    expect(leftOut.includes('around_eyes')).toBe(glasses === 'certain' && !areEyesRead);
    expect(leftOut.includes('under_beard')).toBe(beard === 'certain' && !regions.has('chin'));
    return leftOut.length > 0;
  });
});

test('only glasses that are certain are the reason why circles cannot be told', () => {
  always((report) => {
    const { glasses } = report.measured.evidence.cover;
    if (signsOf(report, 'glasses').length > 0)
      expect([glasses, ...signsOf(report, 'glasses')]).toEqual(['certain', 'dark_circles']);
    return signsOf(report, 'glasses').length > 0;
  });
});

test('teenagers have no lines, and what they had is not lost', () => {
  always(({ measured, skin, record, progress }) => {
    const { changes, lost, trends } = progress;
    const told = [...skin.signs, ...changes, ...lost, ...trends].some(({ sign }) => sign === 'lines');
    if (measured.isTeen) expect([told, record.severities.lines]).toEqual([false, null]);
    return measured.isTeen;
  });
});

test('redness looks reactive only where it could be told', () => {
  always(({ skin }) => {
    const redness = skin.signs.find(({ sign }) => sign === 'redness');
    if (skin.looksReactive) expect(redness?.severity).toBeGreaterThanOrEqual(2.5);
    return skin.looksReactive;
  });
});

test('a change is claimed only of photos that can be compared, and trends claim the same', () => {
  always(({ before, record, progress }) => {
    const { result, difference, changes, trends } = progress;
    expect(difference === null).toBe(result === 'comparable');
    const told = SIGN_VALUES.filter(
      (sign) => before.record.severities[sign] !== null && record.severities[sign] !== null,
    );
    expect(changes.map(({ sign }) => sign).toSorted()).toEqual(
      result === 'not_comparable' ? [] : told.toSorted(),
    );
    for (const { sign, change, points } of trends) {
      expect(points.at(-1)?.checkin_id).toBe(2);
      const claimed = changes.find((one) => one.sign === sign)?.change;
      expect(change).toBe(claimed ?? 'not_compared');
    }
    return changes.length > 0;
  });
});

test('exactly the concerns of the last report that this photo cannot tell are lost', () => {
  always(({ before, skin, progress }) => {
    const untold = skin.signs.filter((facts) => !isTold(facts)).map(({ sign }) => sign);
    const expected = untold.filter((sign) => (before.record.severities[sign] ?? 0) >= CONCERN_FROM);
    expect(progress.lost.map(({ sign }) => sign).toSorted()).toEqual(expected.toSorted());
    for (const { sign, range } of progress.lost) {
      expect(before.record.severities[sign]).toBeGreaterThanOrEqual(range.low);
      expect(before.record.severities[sign]).toBeLessThanOrEqual(range.high);
    }
    return expected.length > 0;
  });
});
