export { createEngine } from './engine.ts';
export type { Engine, FaceModels } from './engine.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { UnusableImage } from './image/rgb-image.ts';
export type { RgbImage } from './image/rgb-image.ts';
export { compareReports } from './report/compare-reports.ts';
export type * from './report/payloads.ts';
export type { NetworkFiles } from './runtime/graph.ts';
export type { Answers, Crop, PhotoConditions, PreviousScan, ScanContext, ScanRecord } from './scan-record.ts';
