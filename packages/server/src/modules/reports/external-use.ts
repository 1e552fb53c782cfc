import type { AnalysisSource, Sign } from '@daylit/contract';

/** Why the answer of an external model was not used. */
export type ExternalFailure =
  /** The server could not be reached, so nothing was sent. */
  | 'unreachable'
  | 'timeout'
  /** The connection ended during the answer. */
  | 'cut_off'
  | 'error_status'
  /** A redirect, which is never followed. */
  | 'redirected'
  | 'too_long'
  | 'declined'
  | 'not_the_schema'
  /** Names a disease or a promise, or is no plain text. */
  | 'unfit_words'
  | 'server_stopped';

/** What a report records about an external model. Holds none of the model's text. */
export interface ExternalUse {
  /** The author of the notes. */
  source: AnalysisSource;
  /** Host and model that got the cut-out of the face; null when it was not sent. */
  sent_to: string | null;
  /** Null when the answer was used. */
  reason: ExternalFailure | null;
  /** Signs for which the model's severity was outside the bounds. */
  clamped: Sign[];
}
