import { MINOR_AGE_BANDS, type AgeBand } from '@daylit/contract';

const MINORS: ReadonlySet<AgeBand> = new Set(MINOR_AGE_BANDS);

/** Whether plans may be offered: not to a minor. An age band that is not known yet does not forbid it. */
export function canBuy(ageBand: AgeBand | null | undefined): boolean {
  return ageBand == null || !MINORS.has(ageBand);
}
