import { readFile } from 'node:fs/promises';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import type { Workspace } from '../../../packages/vision/src/image/workspace.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import { likenessOf } from '../../../packages/vision/src/skin/blob-kinds.ts';
import type { BlobNetwork } from '../../../packages/vision/src/skin/blob-kinds.ts';
import { LESION_FROM } from '../../../packages/vision/src/thresholds/lesions.ts';
import type { Shot } from '../faces/collection.ts';
import { decodePhonePhoto } from '../bench/decode-photo.ts';
import { inTurn } from '../bench/reference-photos.ts';
import { BLEMISHES, DARK_SPOTS, plantOnPhoto } from '../lesions-on-photo.ts';
import { KINDS, SampleList, SPECTRA } from './samples.ts';
import type { IsUnclear } from './samples.ts';

/** Least quality of the JPEG that a photo is saved as, and the range above it. */
const LEAST_QUALITY = 70;
const QUALITIES = 25;

/**
 * Blobs of real skin, as it is and with lesions planted on it. Nobody has marked the lesions that are really
 * there, so what `judge` takes for one is left out.
 */
export async function realSamples(
  workspace: Workspace,
  networks: FaceNetworks,
  shots: readonly Shot[],
  judge: BlobNetwork,
): Promise<SampleList> {
  const list = new SampleList();
  const isUnclear: IsUnclear = (kind, features) => {
    const { blemish, spot } = likenessOf(features, judge);
    return kind === 0 && blemish + spot >= LESION_FROM;
  };
  for (const [index, { file }] of shots.entries()) {
    const photo = await decodePhonePhoto(await readFile(file));
    const { face } = readPhoto(workspace, networks, photo);
    if (!face) continue;
    const counts = { [inTurn(SPECTRA, index)]: BLEMISHES, dark_spot: DARK_SPOTS };
    const withLesions = plantOnPhoto(workspace, photo, face, counts, index + 1);
    const planted = withLesions.planted.map((lesion) => ({ ...lesion, kind: KINDS.indexOf(lesion.kind) }));
    const quality = LEAST_QUALITY + ((7 * index) % QUALITIES);
    for (const [image, lesions] of [
      [photo, []],
      [withLesions.image, planted],
    ] as const) {
      await list.addSaved(workspace, networks, image, lesions, { quality, odd: index % 2, isUnclear });
    }
  }
  return list;
}
