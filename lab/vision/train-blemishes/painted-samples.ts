import { blemishPlaces, createRandom, darkSpotPlaces, paintFace, referenceFace } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import type { Workspace } from '../../../packages/vision/src/image/workspace.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import { KINDS, SampleList, SPECTRA } from './samples.ts';
import type { Planted } from './samples.ts';

/** The first face for training. Faces before it are used for measuring during development. */
const FIRST = 1000;

/** Share of faces without any lesion. */
const CLEAN = 0.15;

/** Share of photos with more noise than in the reference set, and the largest noise (low light). */
const NOISY = 0.3;
const MOST_NOISE = 4;

/**
 * Blobs of painted faces with their kinds: lesions, and what looks like them on textured, lined, bearded,
 * noisy and compressed skin.
 */
export async function paintedSamples(
  workspace: Workspace,
  networks: FaceNetworks,
  faces: number,
): Promise<SampleList> {
  const list = new SampleList();
  for (let index = FIRST; index < FIRST + faces; index++) {
    const { options, quality } = trainingFace(index);
    const image = paintFace(options);
    const spectrum = options.signs?.blemishes?.spectrum ?? 'papule';
    const planted: Planted[] = [
      ...blemishPlaces(options).map((place) => ({ ...place, kind: KINDS.indexOf(spectrum) })),
      ...darkSpotPlaces(options).map((place) => ({ ...place, kind: KINDS.indexOf('dark_spot') })),
    ];
    const asPainted = readPhoto(workspace, networks, image).face;
    if (asPainted) list.addFrom(workspace, asPainted, planted);
    await list.addSaved(workspace, networks, image, planted, { quality, odd: index % 2 });
  }
  return list;
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
