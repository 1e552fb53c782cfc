import { createWorkspace } from '../../../packages/vision/src/image/workspace.ts';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { applyTo, scaleOf } from '../../../packages/vision/src/image/similarity.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import type { ReadFace } from '../../../packages/vision/src/quality/photo-reading.ts';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import { findLesions, searchedSkin, searchSkin } from '../../../packages/vision/src/skin/lesions.ts';
import type { Find } from '../../../packages/vision/src/skin/lesions.ts';
import { LESION_FROM } from '../../../packages/vision/src/thresholds/lesions.ts';
import { changed, inTurn } from '../bench/reference-photos.ts';
import { BLEMISHES, DARK_SPOTS, plantOnPhoto } from '../lesions-on-photo.ts';

/** A lesion of the painter on the skin of a photograph, and what became of it. */
export interface PlantedFind {
  isFound: boolean;
  /** A dark spot was found as a dark spot, a blemish of any kind as a blemish. */
  isNamed: boolean;
}

/** All kinds of blemishes in turn; the classifier never learned the pustule. */
const SPECTRA = ['papule', 'comedone', 'mark', 'pustule'] as const;

/** Quality of the JPEG that a photograph with lesions is saved as. */
const SAVED = 85;

/** Seeds from here on were not used for training. */
const FIRST_SEED = 5001;

/** A find is a lesion's when it lies within this share of its radius, or within two half-size pixels. */
const NEAR = 0.8;
const LEAST_NEAR = 2;

const workspace = createWorkspace();

/** Plants lesions on a photograph and looks for them. `index` chooses their kind and their places. */
export async function findPlanted(
  networks: FaceNetworks,
  photo: RgbImage,
  face: ReadFace,
  index: number,
): Promise<PlantedFind[]> {
  const counts = { [inTurn(SPECTRA, index)]: BLEMISHES, dark_spot: DARK_SPOTS };
  const { image, planted } = plantOnPhoto(workspace, photo, face, counts, FIRST_SEED + index);
  const saved = readPhoto(
    workspace,
    networks,
    await changed(image, (opened) => opened.jpeg({ quality: SAVED })),
  );
  if (!saved.face) return planted.map(() => ({ isFound: false, isNamed: false }));
  const { chart, skin } = saved.face;
  const finds = findLesions(searchSkin(workspace, skin, searchedSkin(workspace, chart, skin)), LESION_FROM);
  return planted.map(({ x, y, radius, kind }) => {
    const [chartX, chartY] = applyTo(chart.toChart, x, y);
    const reach = Math.max(LEAST_NEAR, (NEAR * radius * scaleOf(chart.toChart)) / 2);
    const find = finds.find((one) => Math.hypot(one.x - chartX / 2, one.y - chartY / 2) < reach);
    const sign: Find['sign'] = kind === 'dark_spot' ? 'dark_spots' : 'blemishes';
    return { isFound: find !== undefined, isNamed: find?.sign === sign };
  });
}
