import type { PhotoFacts, Sign, SignFacts } from '@daylit/contract';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { ReadFace } from '../photo-reading.ts';
import type { ScanRecord } from '../scan-record.ts';
import { round } from './severity.ts';

/**
 * What is stored for later comparisons: numbers about the photo and the signs, and nothing that identifies a
 * face.
 */
export function scanRecord(
  signs: readonly SignFacts[],
  face: ReadFace,
  status: PhotoFacts['status'],
): ScanRecord {
  const { evidence, crop } = face;
  const perSign = (valueOf: (facts: SignFacts) => number | null): Record<Sign, number | null> => {
    const value = (sign: Sign): number | null => {
      const facts = signs.find((candidate) => candidate.sign === sign);
      const exact = facts ? valueOf(facts) : null;
      return exact === null ? null : round(exact, 2);
    };
    return {
      redness: value('redness'),
      texture: value('texture'),
      lines: value('lines'),
      dark_circles: value('dark_circles'),
      shine: value('shine'),
      tone_evenness: value('tone_evenness'),
      blemishes: value('blemishes'),
      dark_spots: value('dark_spots'),
    };
  };
  return {
    engine_version: ENGINE_VERSION,
    thumbnail_crop: crop,
    photo_status: status,
    conditions: {
      sharpness: round(evidence.sharpness, 3),
      light_balance: round(evidence.lightBalance, 3),
      face_width: Math.round(evidence.faceWidth),
      glasses: evidence.cover.glasses,
      yaw: round(evidence.yaw, 1),
    },
    severities: perSign(({ severity }) => severity),
    standard_deviations: perSign(({ standard_deviation }) => standard_deviation),
  };
}
