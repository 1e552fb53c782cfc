import type { ConcernView } from '@daylit/contract';
import type { FaceMapConcern } from '../art/FaceMap/FaceMap.tsx';

/** The concerns that the map can draw: those with a place and a range. */
export function toMapConcerns(concerns: readonly ConcernView[]): FaceMapConcern[] {
  return concerns.flatMap(({ range, places, ...concern }) =>
    range === null || places.length === 0 ? [] : { ...concern, range, places },
  );
}
