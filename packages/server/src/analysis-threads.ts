import { availableParallelism, totalmem } from 'node:os';
import type { Roles } from './setting-values.ts';

/** What one thread holds at most, in bytes: the models, and a photo while it is measured. */
const THREAD_MEMORY = 300 * 1024 * 1024;

/** What a process may use. */
interface Machine {
  cores: number;
  /** In bytes. */
  memory: number;
}

/**
 * How many threads analyse photos. One core stays with the requests, and half of the memory with everything
 * else: the requests, PostgreSQL, the cache of the disk.
 */
export function analysisThreads({ isWeb }: Pick<Roles, 'isWeb'>, machine: Machine = thisMachine()): number {
  const cores = isWeb ? machine.cores - 1 : machine.cores;
  return Math.max(1, Math.min(cores, Math.floor(machine.memory / 2 / THREAD_MEMORY)));
}

// Both know the limits of a container.
function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  };
}
