import { ENGINE_VERSION } from '../engine-version.ts';
import type { ReadFace } from '../photo-reading.ts';
import type { ScanRecord } from '../scan-record.ts';

import type { Finding } from './measurements.ts';
import type { PhotoQuality, Sign } from '@daylit/contract';
import { round } from './severity.ts';

/**
 * What is stored for later comparisons: numbers about the photo and the signs, and nothing that identifies a
 * face.
 */
export function scanRecord(
  findings: readonly Finding[],
  face: ReadFace,
  status: PhotoQuality['status'],
): ScanRecord {
  const { evidence, crop } = face;
  const perSign = (valueOf: (finding: Finding) => number | null): Record<Sign, number | null> => {
    const value = (sign: Sign): number | null => {
      const finding = findings.find((candidate) => candidate.sign === sign);
      const exact = finding ? valueOf(finding) : null;
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
    standard_deviations: perSign(({ measurement }) => measurement.standard_deviation),
  };
}
