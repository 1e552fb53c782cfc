import { type Operation, OPERATIONS } from '../../../contracts/document/operations.ts';

/** The calls that change something. */
export const UNSAFE = OPERATIONS.filter(({ method }) => method !== 'GET');

/** A path of the operation, with arbitrary parameters. */
export function pathOf({ path }: Operation): string {
  return path.replace('{id}', '1').replace('{filename}', `${'0'.repeat(32)}.webp`);
}
