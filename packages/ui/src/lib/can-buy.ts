import type { AgeBand } from '@daylit/contract';

/** Whether plans may be offered to somebody: to nobody under 18. A band that is not known yet forbids nothing. */
export function canBuy(ageBand: AgeBand | null | undefined): boolean {
  return ageBand !== '13-17' && ageBand !== 'under_13';
}
