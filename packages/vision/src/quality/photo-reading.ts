import { locateFace } from '../face/locate.ts';
import type { LocatedFace } from '../face/locate.ts';
import type { FaceNetworks } from '../face/networks.ts';
import { thumbnailCrop } from '../face/thumbnail-crop.ts';
import { checkImage, turnOver } from '../image/rgb-image.ts';
import { UNCOVERED_FLAG } from '../thresholds/face.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { gatherEvidence } from './evidence.ts';
import type { PhotoEvidence } from './evidence.ts';
import { judgeFaceless, judgePhoto, judgeUpsideDown } from './verdict.ts';
import { layOnChart } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { findSkin } from '../regions/skin.ts';
import type { Skin } from '../regions/skin.ts';
import type { PhotoFacts } from '@daylit/contract';
import type { Crop } from '../face/thumbnail-crop.ts';
import type { Workspace } from '../image/workspace.ts';

/** What is known about a photo before its skin is measured. */
export interface ReadFace {
  located: LocatedFace;
  chart: Chart;
  skin: Skin;
  evidence: PhotoEvidence;
  /** The thumbnail, in pixels of the photo. */
  crop: Crop;
}

/** The gate's verdict, and the face that it is about; null when there is none. Throws `UnusableImage`. */
export function readPhoto(
  workspace: Workspace,
  networks: FaceNetworks,
  image: RgbImage,
): { photo: PhotoFacts; face: ReadFace | null } {
  checkImage(image);
  const located = locateFace(networks, image);
  const isDoubted = located === null || located.flag < UNCOVERED_FLAG;
  if (isDoubted && isUpsideDown(networks, image)) return { photo: judgeUpsideDown(), face: null };
  return located ? readFace(workspace, located) : { photo: judgeFaceless(image), face: null };
}

/** To the networks, an upside-down face is none, or one to doubt. */
function isUpsideDown(networks: FaceNetworks, image: RgbImage): boolean {
  const turned = locateFace(networks, turnOver(image));
  return turned !== null && turned.flag >= UNCOVERED_FLAG;
}

/** The gate's verdict on a located face. */
export function readFace(workspace: Workspace, located: LocatedFace): { photo: PhotoFacts; face: ReadFace } {
  const { width, height } = located.pyramid.base;
  const chart = layOnChart(workspace, located.pyramid, located.mesh);
  const skin = findSkin(workspace, chart);
  const crop = thumbnailCrop(located.mesh, width, height);
  const evidence = gatherEvidence(workspace, located, chart, skin);
  return { photo: judgePhoto(evidence), face: { located, chart, skin, evidence, crop } };
}
