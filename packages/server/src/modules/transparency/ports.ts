import type { MeasurementFigures, Sign, Transparency } from '@daylit/contract';

export type Processor = Transparency['processors'][number];
export type Retention = Transparency['retention'][number];

/** The published measurements of the engine's quality. */
export interface PublishedFigures extends MeasurementFigures {
  /** The signs that the engine measures. */
  signs: Sign[];
}
