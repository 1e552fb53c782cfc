import { createRanking, type Model, type Ranking } from './ranking.ts';

let ranking: Ranking | undefined;

/** Recognises everything with this model from now on. */
export function useModel(model: Model): void {
  ranking = createRanking(model);
}

export function currentRanking(): Ranking {
  if (ranking === undefined) throw new Error('No model was read.');
  return ranking;
}
