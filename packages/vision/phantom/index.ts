export { paintFace } from './paint-face.ts';
export type { PhantomOptions, PlantedSigns, Tone } from './options.ts';
export { paintRoom } from './paint-room.ts';
