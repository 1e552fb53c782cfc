import { heightAt } from './head-shape.ts';
import { plantLesions } from './lesions.ts';
import type { Lesion } from './lesions.ts';
import type { PhantomOptions } from './options.ts';
import { firstPerson, poseOf } from './paint-face.ts';
import { placerOf } from './pose.ts';

/** Where the picture shows a planted lesion, in image pixels. */
export interface SignPlace {
  x: number;
  y: number;
  /** Half its width where it faces the camera. */
  radius: number;
}

/**
 * Places of the planted blemishes of the first person, also with the head turned. Throws a `RangeError` when
 * they do not fit on the face.
 */
export function blemishPlaces(options: PhantomOptions): SignPlace[] {
  return placesOf(options, 'blemishes');
}

/**
 * Places of the planted dark spots of the first person, also with the head turned. Throws a `RangeError` when
 * they do not fit on the face.
 */
export function darkSpotPlaces(options: PhantomOptions): SignPlace[] {
  return placesOf(options, 'dark_spots');
}

function placesOf(options: PhantomOptions, sign: 'blemishes' | 'dark_spots'): SignPlace[] {
  const identity = firstPerson(options);
  const pose = poseOf(options);
  const place = placerOf(pose);
  const at = new Float64Array(3);
  return plantLesions(options, identity)[sign].map(({ u, v, radius }: Lesion) => {
    place(u, v, heightAt(identity, u, v), at, 0);
    return { x: at[0]!, y: at[1]!, radius: radius * pose.unit };
  });
}
