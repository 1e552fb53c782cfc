import type { MeasuredFigure } from '@daylit/contract';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import { decodePortrait } from '../../../packages/vision/test/decode-portrait.ts';
import { newNetworks } from '../../../packages/vision/test/scan.ts';
import { atMost, figure } from './figure.ts';

import { SIGN_WORDS } from './figure-words.ts';
import { PLANTED, recordOf } from './reference-photos.ts';
import type { Bench } from './reference-photos.ts';
import { lightnessOf } from './skin-lightness.ts';
import { spearman } from './statistics.ts';
import { createWorkspace } from '../../../packages/vision/src/image/workspace.ts';

const workspace = createWorkspace();

// Portraits of real people are not part of the repository. DAYLIT_FACES names a folder of them.
const FOLDER = process.env.DAYLIT_FACES;

/**
 * Measures whether a sign depends on the lightness of the skin, on real portraits whose true signs are
 * unknown.
 */
export async function measurePortraits(bench: Pick<Bench, 'engine'>): Promise<MeasuredFigure[]> {
  const networks = await newNetworks();
  const seen: { lightness: number; severities: Record<string, number | null> }[] = [];
  for (const file of portraitFiles()) {
    const image = await decodePortrait(file);
    const record = recordOf(bench, image);
    const { face } = readPhoto(workspace, networks, image);
    if (record && face) seen.push({ lightness: lightnessOf(face), severities: record.severities });
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
      note: FOLDER
        ? `${correlation < 0 ? 'More on darker skin' : 'More on lighter skin'}; with so few portraits chance alone reaches ${chance}.`
        : 'No portraits of real people (DAYLIT_FACES).',
    });
  });
}

function portraitFiles(): string[] {
  if (!FOLDER) return [];
  return readdirSync(FOLDER)
    .filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
    .toSorted()
    .map((name) => path.join(FOLDER, name));
}
