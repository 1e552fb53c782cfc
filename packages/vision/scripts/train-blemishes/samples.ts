import { blemishPlaces, darkSpotPlaces, paintFace, referenceFace } from '../../phantom/index.ts';
import type { PhantomOptions, SignPlace } from '../../phantom/index.ts';
import { createRandom } from '../../phantom/random.ts';
import { GRAIN_HIDES_BLEMISHES } from '../../src/thresholds/lesions.ts';
import { PERTURBATIONS } from '../../src/repeat/perturbations.ts';
import type { FaceNetworks } from '../../src/face/networks.ts';
import { findMeshAgain } from '../../src/face/mesh.ts';
import { applyTo, scaleOf } from '../../src/image/similarity.ts';
import { readPhoto } from '../../src/quality/photo-reading.ts';
import type { ReadFace } from '../../src/quality/photo-reading.ts';
import { layOnChart } from '../../src/regions/chart.ts';
import { findSkin } from '../../src/regions/skin.ts';
import { bareSkin, searchSkin } from '../../src/skin/lesions.ts';
import { FEATURES, writeFeatures } from '../../src/skin/blob-features.ts';
import type { Blob } from '../../src/skin/blob-search.ts';
import { changed } from '../bench-vision/reference-photos.ts';
import type { Samples } from './fit.ts';
import { createWorkspace } from '../../src/image/workspace.ts';

const workspace = createWorkspace();

/**
 * Without the pustule, so that the published figures are about a spectrum that was never used for training.
 */
const SPECTRA = ['papule', 'comedone', 'mark'] as const;

export const KINDS: readonly string[] = ['nothing', ...SPECTRA, 'dark_spot'];

/** The first face for training. Faces before it are used for measuring during development. */
const FIRST = 1000;

/** Share of faces without any lesion. */
const CLEAN = 0.15;

/** Share of photos with more noise than in the reference set, and the largest noise (low light). */
const NOISY = 0.3;
const MOST_NOISE = 4;

interface Planted extends SignPlace {
  kind: number;
}

/**
 * Blobs of painted faces with their kinds: lesions, and what looks like them on textured, lined, bearded,
 * noisy and compressed skin.
 */
export async function collectSamples(networks: FaceNetworks, faces: number): Promise<Samples> {
  const features: number[] = [];
  const kinds: number[] = [];
  for (let index = FIRST; index < FIRST + faces; index++) {
    const { options, quality } = trainingFace(index);
    const image = paintFace(options);
    const spectrum = options.signs?.blemishes?.spectrum ?? 'papule';
    const planted: Planted[] = [
      ...blemishPlaces(options).map((place) => ({ ...place, kind: KINDS.indexOf(spectrum) })),
      ...darkSpotPlaces(options).map((place) => ({ ...place, kind: KINDS.indexOf('dark_spot') })),
    ];
    const jpeg = await changed(image, (opened) => opened.jpeg({ quality }));
    const [asPainted, asJpeg] = [
      readPhoto(workspace, networks, image).face,
      readPhoto(workspace, networks, jpeg).face,
    ];
    if (asPainted) addSamples(asPainted, planted, features, kinds);
    if (!asJpeg) continue;
    addSamples(asJpeg, planted, features, kinds);
    // The count is the mean over the copies of test-time augmentation, so half of the copies are samples too.
    for (const { window, change } of PERTURBATIONS.filter((_, copy) => copy % 2 === index % 2)) {
      const { pyramid, mesh } = asJpeg.located;
      const chart = layOnChart(
        workspace,
        pyramid,
        findMeshAgain(networks.mesh, pyramid, mesh, window),
        change,
      );
      addSamples({ chart, skin: findSkin(workspace, chart) }, planted, features, kinds);
    }
  }
  return { features: Float32Array.from(features), kinds: Uint8Array.from(kinds) };
}

/**
 * A face of the development part, large enough for this measure, with lesions and with other signs that look
 * like them.
 */
function trainingFace(index: number): { options: PhantomOptions; quality: number } {
  const random = createRandom(index * 7 + 1);
  const sometimes = (share: number, most: number): number => (random() < share ? random() * most : 0);
  const faceWidth = Math.round(360 + random() * 180);
  const spectrum = SPECTRA[Math.floor(random() * SPECTRA.length)] ?? 'papule';
  const isClean = random() < CLEAN;
  const blemishes = { count: isClean ? 0 : Math.floor(random() * 21), spectrum, seed: index };
  const dark_spots = { count: isClean ? 0 : Math.floor(random() * 10), seed: index };
  const face = referenceFace('development', index);
  return {
    options: {
      ...face,
      noise: Math.max(face.noise ?? 1, sometimes(NOISY, MOST_NOISE)),
      faceWidth,
      width: Math.round(faceWidth * 1.28),
      height: Math.round(faceWidth * 1.6),
      signs: {
        texture: random(),
        lines: sometimes(0.4, 1),
        redness: sometimes(0.4, 1),
        unevenness: sometimes(0.3, 0.6),
        dark_circles: sometimes(0.3, 1),
        shine: sometimes(0.3, 0.6),
        blemishes,
        dark_spots,
      },
    },
    quality: 60 + Math.round(random() * 35),
  };
}

/**
 * Adds blobs at a lesion and of its size as lesions. Other blobs near a lesion are left out, because they are
 * neither.
 */
function addSamples(
  { skin, chart }: Pick<ReadFace, 'skin' | 'chart'>,
  planted: readonly Planted[],
  features: number[],
  kinds: number[],
): void {
  const searched = searchSkin(workspace, skin, bareSkin(workspace, skin));
  if (searched.grain > GRAIN_HIDES_BLEMISHES) return;
  const lesions = planted.map(({ x, y, radius, kind }) => {
    const [chartX, chartY] = applyTo(chart.toChart, x, y);
    return { x: chartX / 2, y: chartY / 2, radius: (radius * scaleOf(chart.toChart)) / 2, kind };
  });
  const into = new Float64Array(FEATURES);
  for (const blob of searched.blobs) {
    if (!writeFeatures(blob, searched, into)) continue;
    const kind = kindOf(blob, lesions);
    if (kind === null) continue;
    features.push(...into);
    kinds.push(kind);
  }
}

function kindOf({ x, y, sigma }: Blob, lesions: readonly Planted[]): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  let kind: number | null = 0;
  for (const lesion of lesions) {
    const away = Math.hypot(x - lesion.x, y - lesion.y);
    if (away >= Math.max(3, 1.7 * lesion.radius) || away >= nearest) continue;
    nearest = away;
    const size = sigma / Math.max(0.8, lesion.radius / Math.SQRT2);
    kind = away < Math.max(1.3, 0.6 * lesion.radius) && size > 0.6 && size < 1.7 ? lesion.kind : null;
  }
  return kind;
}
