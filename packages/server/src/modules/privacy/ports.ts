import type { HandOver } from '@daylit/contract';
import type { Member } from '../members/ports.ts';

export { ALL_TABLES, TABLES_IN_CLEAR } from './data-map.ts';

/** What the privacy module needs from an adapter: files that are written and read in parts. */
export interface StreamStore {
  /** The file is complete or absent. Overwrites. */
  write(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes in parts of any size; undefined when there is no such file. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names of the files last written before the given time, unfinished ones included. */
  listOlderThan(moment: Date): Promise<string[]>;
}

/** Implemented by scans: the signs over time and the routine, as far back as the plan shows. */
export interface HandOvers {
  collect(member: Member): Promise<HandOver>;
}
