export { createEngine } from './engine.ts';
export type { Analysis, Engine } from './engine.ts';
export type { FaceModels } from './face/networks.ts';
export { isBetterFace } from './guide/face-rating.ts';
export type { FaceRating } from './guide/face-rating.ts';
export { findOneFace } from './guide/face-finder.ts';
export { createPhotoGuide } from './guide/photo-guide.ts';
export type { Look, PhotoGuide } from './guide/photo-guide.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { UnusableImage } from './image/rgb-image.ts';
export type { RgbImage } from './image/rgb-image.ts';
export type { NetworkFiles } from './runtime/graph.ts';
export type { Crop } from './face/thumbnail-crop.ts';
export type {
  PhotoConditions,
  PreviousScan,
  RepeatPair,
  ScanContext,
  ScanRecord,
} from './report/scan-record.ts';
export { CONCERN_FROM } from './thresholds/report.ts';
export { comparisonFacts } from './report/compare-scans.ts';
export { repeatabilityFacts, repeatPair } from './report/repeatability.ts';
export { historyFacts } from './report/history.ts';
