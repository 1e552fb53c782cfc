import { locateFace } from '../face/locate.ts';
import type { LocatedFace } from '../face/locate.ts';
import { boxOf } from '../face/mesh.ts';
import type { MeshBox } from '../face/mesh.ts';
import { loadFaceNetworks } from '../face/networks.ts';
import type { FaceModels } from '../face/networks.ts';
import { checkImage } from '../image/rgb-image.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { readFace } from '../quality/photo-reading.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import { judgeFaceless, judgePhoto } from '../quality/verdict.ts';
import type { FacePlace, PhotoIssue, PhotoGuidance } from '@daylit/contract';
import { GUIDE_DETECTOR_SIZE, GUIDE_FILLED } from '../thresholds/guide.ts';
import { FACE_WIDTH_FAIL, FACE_WIDTH_WARN } from '../thresholds/photo-gate.ts';
import { sharpnessOf } from '../quality/sharpness.ts';
import { layOnChart } from '../regions/chart.ts';
import { eyesOpenIn, mouthOf } from './face-rating.ts';
import type { FaceRating } from './face-rating.ts';
import { hasMoved, judgeFraming, sharesOf } from './framing.ts';
import { createWorkspace } from '../image/workspace.ts';
import type { Workspace } from '../image/workspace.ts';

/** Synchronous and not re-entrant: run it in a worker. Its only state is the face's last position. */
export interface PhotoGuide {
  /**
   * Checks the newest frame of a camera: 4:5, not mirrored, as large as the photo would be or about 1000 x
   * 1250. `good` means that the photo gate passes the frame without a warning, except for the low resolution
   * of a poor camera, and that the face is in its place and has not moved since the frame before. Throws
   * `UnusableImage` for bytes that are no picture.
   */
  look(frame: RgbImage): Look;
  /**
   * What the photo gate would say about a photo that was taken: `good`, or the one thing to mend. Forgets
   * nothing and remembers nothing. Throws `UnusableImage` for bytes that are no picture.
   */
  judge(photo: RgbImage): PhotoGuidance;
  /**
   * How good a frame of a burst is; null without a face or with several. Forgets nothing and remembers
   * nothing. Throws `UnusableImage` for bytes that are no picture.
   */
  rate(frame: RgbImage): FaceRating | null;
}

/** What is seen in one frame. */
export interface Look {
  guidance: PhotoGuidance;
  /** Where the face is; null without one. */
  face: FacePlace | null;
}

/** The guidance for each issue that the gate finds. */
const ADVICE: Record<PhotoIssue, PhotoGuidance> = {
  no_face: 'no_face',
  several_faces: 'several_faces',
  too_small: 'closer',
  cut_off: 'centre',
  too_dark: 'more_light',
  too_bright: 'less_light',
  // A camera sends grey frames only where it is nearly dark.
  no_colour: 'more_light',
  odd_colour: 'more_light',
  turned: 'straight',
  blurred: 'hold_still',
  uneven_light: 'even_light',
};

/** Loads the networks for frames. Throws when a model's bytes do not fit its graph. */
export async function createPhotoGuide(models: FaceModels): Promise<PhotoGuide> {
  const workspace = createWorkspace();
  const networks = await loadFaceNetworks(models, GUIDE_DETECTOR_SIZE);
  let before: MeshBox | null = null;
  return {
    look(frame) {
      checkImage(frame);
      const located = locateFace(networks, frame);
      const face = located && boxOf(located.mesh);
      const isMoving = face !== null && before !== null && hasMoved(face, before);
      before = face;
      if (!located || !face) return { guidance: ADVICE[judgeFaceless(frame).problem.issue], face: null };
      const seen = (guidance: PhotoGuidance): Look => ({ guidance, face: sharesOf(face, frame) });
      if (located.faces > 1) return seen('several_faces');
      // The gate costs several times as much, and its verdict means little before the face is in its place.
      const framing = judgeFraming(face, frame);
      if (framing) return seen(framing);
      const advice = adviseOn(workspace, located, face, frame);
      return seen(advice === 'good' && isMoving ? 'hold_still' : advice);
    },
    judge(photo) {
      checkImage(photo);
      const located = locateFace(networks, photo);
      if (!located) return ADVICE[judgeFaceless(photo).problem.issue];
      return located.faces > 1 ? 'several_faces' : adviseOn(workspace, located, boxOf(located.mesh), photo);
    },
    rate(frame) {
      checkImage(frame);
      const located = locateFace(networks, frame);
      if (located?.faces !== 1) return null;
      const { mesh, pyramid } = located;
      const sharpness = sharpnessOf(workspace, layOnChart(workspace, pyramid, mesh));
      return { eyesOpen: eyesOpenIn(mesh), mouth: mouthOf(mesh), sharpness };
    },
  };
}

function adviseOn(workspace: Workspace, located: LocatedFace, face: MeshBox, frame: RgbImage): PhotoGuidance {
  const { evidence } = readFace(workspace, located).face;
  const fillsOval = face.right - face.left >= GUIDE_FILLED * frame.width;
  const { problem } = judgePhoto(fillsOval ? withoutSizeWarning(evidence) : evidence);
  return problem ? ADVICE[problem.issue] : 'good';
}

// Coming closer would only lead to `further`, because the camera has no more pixels. A face that the gate
// refuses for its size stays refused.
function withoutSizeWarning(evidence: PhotoEvidence): PhotoEvidence {
  const { faceWidth } = evidence;
  return faceWidth < FACE_WIDTH_FAIL
    ? evidence
    : { ...evidence, faceWidth: Math.max(faceWidth, FACE_WIDTH_WARN) };
}
