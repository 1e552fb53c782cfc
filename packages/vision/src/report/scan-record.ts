import { ENGINE_VERSION } from '../engine-version.ts';
import type { ReadFace } from '../photo-reading.ts';
import type { ScanRecord } from '../scan-record.ts';
import type { Finding } from './measurements.ts';
import type { PhotoQuality, Sign } from './payloads.ts';
import { round } from './severity.ts';

/** What is kept for later comparisons: numbers about the photo and the signs, nothing by which a face could be recognised. */
export function scanRecord(
  findings: readonly Finding[],
  face: ReadFace,
  status: PhotoQuality['status'],
): ScanRecord {
  const { evidence, crop } = face;
  const severity = (sign: Sign): number | null => {
    const value = findings.find((finding) => finding.sign === sign)?.severity ?? null;
    return value === null ? null : round(value, 2);
  };
  return {
    engine_version: ENGINE_VERSION,
    thumbnail_crop: crop,
    photo_status: status,
    conditions: {
      sharpness: round(evidence.sharpness, 3),
      light_balance: round(evidence.lightBalance, 3),
      face_width: Math.round(evidence.faceWidth),
      yaw: round(evidence.yaw, 1),
    },
    severities: {
      redness: severity('redness'),
      texture: severity('texture'),
      lines: severity('lines'),
      dark_circles: severity('dark_circles'),
      shine: severity('shine'),
      tone_evenness: severity('tone_evenness'),
      blemishes: null,
      dark_spots: null,
    },
  };
}
