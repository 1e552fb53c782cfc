/** Why a model did not answer a question. */
export type ModelTrouble =
  | 'unreachable'
  | 'timeout'
  | 'cut_off'
  | 'error_status'
  /** The server does not have the model, or the address is wrong. */
  | 'unknown_model'
  /** The requests of this day are used up. */
  | 'budget'
  | 'redirected'
  | 'too_long'
  | 'declined'
  | 'unfit_words'
  /** It failed several times in a row, so it is not asked for a while. */
  | 'resting';

/** Thrown when a model's output may not be shown. Holds no text of the model. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble;

  constructor(trouble: ModelTrouble) {
    super(`The model gave no answer that can be shown (${trouble}).`);
    this.trouble = trouble;
  }
}
