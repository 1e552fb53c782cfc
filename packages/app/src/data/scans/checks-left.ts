import type { PhotoCheck } from '@daylit/api-client';

/** From this number on, a verdict says how many checks are left. */
const FEW = 5;

/** The reason of a verdict, with the number of remaining checks when it is low. */
export function reasonOf({ reason, checks_left }: PhotoCheck): string {
  if (checks_left === null || checks_left > FEW) return reason;
  if (checks_left === 0) return `${reason} This was the last photo check of this hour.`;
  return `${reason} You can check ${checks_left} more ${checks_left === 1 ? 'photo' : 'photos'} in this hour.`;
}
