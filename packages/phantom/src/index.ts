export { takePhoto } from './camera.ts';
export { addLesions, lesionField, lesionsOf } from './lesions.ts';
export type { Lesion, LesionKind } from './lesions.ts';
export { paintFace } from './paint-face.ts';
export { paintRoom } from './paint-room.ts';
export type { PaintedImage } from './painted-image.ts';
export type { Vector } from './pose.ts';
export { createRandom, smoothNoise } from './random.ts';
export { REFERENCE_SET_VERSION, referenceFace } from './reference-set.ts';
export type { ReferencePart } from './reference-set.ts';
export { blemishPlaces, darkSpotPlaces } from './sign-places.ts';
export type { SignPlace } from './sign-places.ts';
export type {
  Glasses,
  LesionSpectrum,
  PhantomOptions,
  PlantedBlemishes,
  PlantedSigns,
  PlantedSpots,
  Tone,
} from './options.ts';
