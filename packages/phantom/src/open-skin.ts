import { beardAt } from './beard.ts';
import { frameDistance } from './glasses.ts';
import { outline } from './head-shape.ts';
import type { Identity } from './identity.ts';
import type { PhantomOptions } from './options.ts';

/** Distance of a lesion from everything that is not skin, face units. */
const MARGIN = 7;

/** Share of the outline within which skin faces the camera, even with the head turned a little. */
const INSIDE = 0.84;

/** Whether a circle is on uncovered skin: no eye, brow, nostril, lip, hair, beard or rim. */
export function isOpenSkin(
  identity: Identity,
  { beard = 0, glasses = 'none' }: PhantomOptions,
  u: number,
  v: number,
  radius: number,
): boolean {
  const { eyeX, eyeY, eyeHalfWidth, browY, browThickness, noseY, noseHalfWidth, mouthY, mouthHalfWidth } =
    identity;
  const free = radius + MARGIN;
  const side = Math.abs(u);
  if (outline(identity, side + free, v) > INSIDE || outline(identity, side, v + Math.sign(v) * free) > INSIDE)
    return false;
  if (v - free < identity.hairlineY + 16) return false;
  const inBox = (cu: number, cv: number, halfWidth: number, halfHeight: number): boolean =>
    Math.abs(side - cu) < halfWidth + free && Math.abs(v - cv) < halfHeight + free;
  if (inBox(eyeX, eyeY - 2, eyeHalfWidth + 8, 24)) return false;
  if (inBox(eyeX * 1.04, browY, 68, browThickness + 9)) return false;
  if (inBox(noseHalfWidth * 0.55, noseY + 18, noseHalfWidth * 0.6, 20)) return false;
  if (inBox(0, mouthY + 4, mouthHalfWidth + 6, 40)) return false;
  if (beard > 0 && beardAt(identity, u, v) > 0.02) return false;
  return glasses === 'none' || Math.abs(frameDistance(identity, u, v)) > free + 10;
}
