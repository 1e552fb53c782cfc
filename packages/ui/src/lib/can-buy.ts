import { MINOR_AGE_BANDS, type AgeBand } from '@daylit/contract';

const MINORS: ReadonlySet<AgeBand> = new Set(MINOR_AGE_BANDS);

/** Whether plans may be offered to somebody: to nobody under 18. A band that is not known yet forbids nothing. */
export function canBuy(ageBand: AgeBand | null | undefined): boolean {
  return ageBand == null || !MINORS.has(ageBand);
}
