import type { Processor } from '../TermsScreen/Processors.tsx';

/** What anybody may know about an installation, as the server answers it. */
export interface TransparencyFacts {
  analysis: {
    engine_version: string;
    /** Who looks at the photos: "This server". */
    processed_by: string;
    /** The API's names of the signs that are measured. */
    signs: readonly string[];
  };
  measurement: {
    engine_version: string;
    reference_set_version: number;
    /** Sentences about what nobody has checked. */
    not_validated: readonly string[];
    figures: readonly MeasuredFigure[];
  };
  processors: readonly Processor[];
  /** How long each thing is kept, in words. */
  retention: readonly { what: string; how_long: string }[];
}

export type FigureGroup =
  | 'finding'
  | 'following'
  | 'blemishes'
  | 'steadiness'
  | 'fairness'
  | 'portraits'
  | 'determinism'
  | 'speed';

/** One measured number with its goal. */
export interface MeasuredFigure {
  id: string;
  group: FigureGroup;
  what: string;
  /** Null where there is no number; then `note` says why. */
  value: number | null;
  unit: FigureUnit;
  goal: { bound: 'at_least' | 'at_most'; value: number };
  /** Null where it was not measured. True without a value: the report could never tell, which the goal allows. */
  met: boolean | null;
  /** Photos behind it; for speed, runs. */
  sample_size: number;
  note: string | null;
  /** The same number for each tone or each sign. */
  parts: readonly { name: string; value: number }[];
}

/** `points` are points of severity, 0 to 5; a `share` is 0 to 1; a `ratio` is how many times. */
export type FigureUnit = 'count' | 'correlation' | 'share' | 'points' | 'ratio' | 'ms' | 'MB';
