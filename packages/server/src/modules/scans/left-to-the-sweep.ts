import { passStoreFailure } from '../../object-store.ts';
import type { FileStore } from './ports.ts';

/**
 * A store for what removes files whose rows are gone already: while a store elsewhere does not answer, their
 * removal is left to the sweep.
 */
export function leftToTheSweep(store: FileStore): FileStore {
  return { ...store, remove: (name) => store.remove(name).catch(passStoreFailure) };
}
