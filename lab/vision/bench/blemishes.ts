import type { MeasuredFigure } from '@daylit/contract';
import { blemishPlaces, darkSpotPlaces, referenceFace } from '@daylit/phantom';
import type { PhantomOptions, SignPlace } from '@daylit/phantom';
import { measureRepeatedly } from '../../../packages/vision/src/repeat/repeat.ts';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import { applyTo, scaleOf } from '../../../packages/vision/src/image/similarity.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import type { ReadFace } from '../../../packages/vision/src/quality/photo-reading.ts';
import { whyCannotTell } from '../../../packages/vision/src/report/cannot-tell.ts';
import { findLesions, searchedSkin, searchSkin } from '../../../packages/vision/src/skin/lesions.ts';
import type { Find } from '../../../packages/vision/src/skin/lesions.ts';
import { newNetworks } from '../../../packages/vision/test/scan.ts';
import { atLeast, atMost, figure } from './figure.ts';

import { changed, paintWith } from './reference-photos.ts';
import type { Bench } from './reference-photos.ts';
import { mean } from './statistics.ts';
import { createWorkspace } from '../../../packages/vision/src/image/workspace.ts';

const workspace = createWorkspace();

/** The classifier was never trained on it: see `train-blemishes/samples.ts`. */
const UNSEEN = 'pustule';
/** Strength of the pores under the lesions, as in ordinary skin. */
const ORDINARY_TEXTURE = 0.4;
const MOST = 20;
/** The fractional parts of its multiples fill 0 to 1 evenly, for any number of them. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** False finds per face at which recall is measured. */
const FALSE_FINDS = 2;
/** Minimum likelihood of a find at any threshold. */
const LEAST = 0.02;

/** The engine's finds on one face. */
interface Counted {
  tone: number;
  planted: number;
  counted: number;
  finds: { likelihood: number; isTrue: boolean }[];
}

/** Compares the finds with the places of painted lesions. */
export async function measureBlemishes(bench: Bench): Promise<MeasuredFigure[]> {
  const networks = await newNetworks();
  const figures: MeasuredFigure[] = [];
  for (const sign of ['blemishes', 'dark_spots'] as const) {
    const faces: Counted[] = [];
    const photos = { light: 0, dark: 0 };
    for (let index = 0; index < bench.size.blemishes; index++) {
      const count = Math.round(((index * GOLDEN) % 1) * MOST);
      const face = await lookAt(networks, bench, sign, { index, count });
      if (face) faces.push(face);
      photos[isDark(referenceFace(bench.part, index).tone ?? 0) ? 'dark' : 'light']++;
    }
    figures.push(...figuresOf(sign, faces, photos));
  }
  return figures;
}

async function lookAt(
  networks: FaceNetworks,
  { part }: Bench,
  sign: Find['sign'],
  { index, count }: { index: number; count: number },
): Promise<Counted | null> {
  const planted =
    sign === 'blemishes' ? { blemishes: { count, spectrum: UNSEEN } as const } : { dark_spots: { count } };
  const options: PhantomOptions = {
    ...referenceFace(part, index),
    signs: { texture: ORDINARY_TEXTURE, ...planted },
  };
  const photo = await changed(paintWith(options, {}), (opened) => opened.jpeg({ quality: 90 }));
  const { face, photo: verdict } = readPhoto(workspace, networks, photo);
  if (!face || verdict.status === 'fail') return null;
  const readings = measureRepeatedly(workspace, networks.mesh, face);
  const doubt = whyCannotTell(sign, {
    reading: readings.signs[sign],
    spread: readings.spreads[sign],
    reflection: readings.reflection,
    grain: readings.grain,
    photo: face.evidence,
  });
  if (doubt !== null) return null;
  const places = sign === 'blemishes' ? blemishPlaces(options) : darkSpotPlaces(options);
  return {
    tone: options.tone ?? 0,
    planted: count,
    counted: Math.round(readings.signs[sign].value),
    finds: matched(face, sign, places),
  };
}

/** The finds, the likeliest first. Each planted place makes at most one of them true. */
function matched(
  { chart, skin }: ReadFace,
  sign: Find['sign'],
  places: readonly SignPlace[],
): Counted['finds'] {
  const scale = scaleOf(chart.toChart) / 2;
  const open = places.map(({ x, y, radius }) => {
    const [chartX, chartY] = applyTo(chart.toChart, x, y);
    return { x: chartX / 2, y: chartY / 2, reach: Math.max(2, radius * scale) };
  });
  return findLesions(searchSkin(workspace, skin, searchedSkin(workspace, chart, skin)), LEAST)
    .filter((find) => find.sign === sign)
    .map((find) => {
      const at = open.findIndex(({ x, y, reach }) => Math.hypot(find.x - x, find.y - y) < reach);
      if (at >= 0) open.splice(at, 1);
      return { likelihood: find.likelihood, isTrue: at >= 0 };
    });
}

function figuresOf(
  sign: Find['sign'],
  faces: readonly Counted[],
  photos: { light: number; dark: number },
): MeasuredFigure[] {
  const words = sign === 'blemishes' ? 'Blemishes' : 'Dark spots';
  const spectrum =
    sign === 'blemishes'
      ? ' Their spectrum, red with a pale middle, was kept from the training.'
      : ' They have the spectrum of the training.';
  const dark = faces.filter(({ tone }) => isDark(tone)).length;
  const note = `Pores as in ordinary skin, JPEG 90.${spectrum} Counted on ${faces.length - dark} of ${photos.light} faces of tones 1 to 5 and on ${dark} of ${photos.dark} of tones 6 to 10. The others are left out: the report cannot tell there, mostly because the face is small or blurred.`;
  const shared = { group: 'blemishes' as const, sample: faces.length, note };
  const errorOf = ({ planted, counted }: Counted): number => Math.abs(counted - planted);
  const tones = [...new Set(faces.map(({ tone }) => tone))].toSorted((a, b) => a - b);
  const byTone = (value: (some: Counted[]) => number): { name: string; value: number }[] =>
    tones.map((tone) => ({ name: `tone ${tone}`, value: value(faces.filter((face) => face.tone === tone)) }));
  const isMain = sign === 'blemishes';
  const ids = isMain
    ? ['blemishes.recall', 'blemishes.count']
    : ['blemishes.spot_recall', 'blemishes.spot_count'];
  const threshold = thresholdAt(faces);
  return [
    figure({
      ...shared,
      id: ids[0]!,
      what: `${words} found at ${FALSE_FINDS} false finds a face`,
      value: recallAt(faces, threshold),
      unit: 'share',
      goal: atLeast(0.9),
      parts: byTone((some) => recallAt(some, threshold)),
    }),
    figure({
      ...shared,
      id: ids[1]!,
      what: `Mean error of the count, up to ${MOST} ${words.toLowerCase()}`,
      value: mean(faces.map(errorOf)),
      unit: 'count',
      goal: atMost(1),
      parts: byTone((some) => mean(some.map(errorOf))),
    }),
  ];
}

function isDark(tone: number): boolean {
  return tone > 5;
}

/** The lowest likelihood that keeps false finds at two per face. */
function thresholdAt(faces: readonly Counted[]): number {
  const wrong = faces
    .flatMap(({ finds }) => finds.filter(({ isTrue }) => !isTrue))
    .map(({ likelihood }) => likelihood)
    .toSorted((a, b) => b - a);
  return wrong[FALSE_FINDS * faces.length] ?? LEAST;
}

function recallAt(faces: readonly Counted[], threshold: number): number {
  const found = faces.flatMap(({ finds }) =>
    finds.filter(({ isTrue, likelihood }) => isTrue && likelihood > threshold),
  );
  return found.length / faces.reduce((sum, { planted }) => sum + planted, 0);
}
