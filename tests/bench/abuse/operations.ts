import { type Operation, OPERATIONS } from '../../../contracts/document/operations.ts';

/** The calls of openapi.yaml that this version serves. */
export const SERVED = OPERATIONS.filter(({ isServed }) => isServed);

/** Those that change something. */
export const UNSAFE = OPERATIONS.filter(({ method }) => method !== 'GET');

/** A path of the operation, with parameters that could be anybody's. */
export function pathOf({ path }: Operation): string {
  return path.replace('{id}', '1').replace('{filename}', `${'0'.repeat(32)}.webp`);
}
