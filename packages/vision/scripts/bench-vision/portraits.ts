import type { MeasuredFigure } from '@daylit/contract';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FaceNetworks } from '../../src/face/locate.ts';
import { mean as meanInside } from '../../src/image/statistics.ts';
import type { RgbImage } from '../../src/index.ts';
import { readPhoto } from '../../src/photo-reading.ts';
import { decodePortrait } from '../../test/decode-portrait.ts';
import { newNetworks } from '../../test/scan.ts';
import { atMost, figure } from './figure.ts';

import { PLANTED, recordOf, SIGN_WORDS } from './reference-photos.ts';
import type { Bench } from './reference-photos.ts';
import { spearman } from './statistics.ts';

// Portraits of real people are not part of the repository. They are used when the folder exists.
const FOLDER =
  process.env.DAYLIT_FACES ?? fileURLToPath(new URL('../../../../../shared/faces', import.meta.url));

/** Why there are no portraits to measure; null when there are. */
const WITHOUT_PORTRAITS = existsSync(FOLDER)
  ? null
  : 'No portraits of real people beside the project (DAYLIT_FACES).';

/**
 * Measures whether a sign depends on the lightness of the skin, on real portraits whose true signs are
 * unknown.
 */
export async function measurePortraits(bench: Pick<Bench, 'engine'>): Promise<MeasuredFigure[]> {
  const networks = await newNetworks();
  const seen: { lightness: number; severities: Record<string, number | null> }[] = [];
  for (const file of portraitFiles()) {
    const image = await decodePortrait(`${FOLDER}/${file}`);
    const record = recordOf(bench, image);
    if (record) seen.push({ lightness: lightnessOf(networks, image), severities: record.severities });
  }
  return PLANTED.map(([, sign]) => {
    const pairs = seen.flatMap(({ lightness, severities }): [number, number][] => {
      const severity = severities[sign] ?? null;
      return severity === null ? [] : [[lightness, severity]];
    });
    const correlation = spearman(pairs);
    const chance = (1.96 / Math.sqrt(pairs.length - 1)).toFixed(2);
    return figure({
      id: `portraits.${sign}`,
      group: 'portraits',
      what: `${SIGN_WORDS[sign]}: rank correlation with the lightness of the skin, whichever way`,
      value: seen.length === 0 ? null : Math.abs(correlation),
      unit: 'correlation',
      goal: atMost(0.15),
      sample: pairs.length,
      note:
        WITHOUT_PORTRAITS ??
        `${correlation < 0 ? 'More on darker skin' : 'More on lighter skin'}; with so few portraits chance alone reaches ${chance}.`,
    });
  });
}

function portraitFiles(): string[] {
  if (WITHOUT_PORTRAITS) return [];
  return readdirSync(FOLDER)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .toSorted();
}

/** The negative mean darkness of the free skin. Only its order among the portraits matters. */
function lightnessOf(networks: FaceNetworks, image: RgbImage): number {
  const { face } = readPhoto(networks, image);
  return face ? -meanInside(face.skin.halfChromophores.darkness, face.skin.half) : Number.NaN;
}
