import { loadDocument, type Operation } from '../../../packages/server/src/http/document.ts';
import { NOT_YET_SERVED } from '../../../packages/server/src/http/not-yet-served.ts';

/** Every call of openapi.yaml. */
const OPERATIONS: readonly Operation[] = loadDocument().operations;

const notServed: readonly string[] = NOT_YET_SERVED;

/** Those that this version serves. */
export const SERVED = OPERATIONS.filter(({ id }) => !notServed.includes(id));

/** Those that change something. */
export const UNSAFE = OPERATIONS.filter(({ method }) => method !== 'GET');

/** A path of the operation, with parameters that could be anybody's. */
export function pathOf({ url }: Operation): string {
  return url.replace(':id', '1').replace(':filename', `${'0'.repeat(32)}.webp`);
}
