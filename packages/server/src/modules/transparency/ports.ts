import type { components } from '@daylit/contract';

type Schemas = components['schemas'];

export type Processor = Schemas['Transparency']['processors'][number];
export type Retention = Schemas['Transparency']['retention'][number];

/** What was measured of the engine, as it is published with it. */
export interface PublishedFigures extends MeasurementFigures {
  /** The signs that the engine measures. */
  signs: Schemas['Sign'][];
}

type MeasurementFigures = Schemas['MeasurementFigures'];
