import type { MeasurementFigures, Sign, Transparency } from '@daylit/contract';

export type Processor = Transparency['processors'][number];
export type Retention = Transparency['retention'][number];

/** What was measured of the engine, as it is published with it. */
export interface PublishedFigures extends MeasurementFigures {
  /** The signs that the engine measures. */
  signs: Sign[];
}
