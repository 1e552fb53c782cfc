/** Bytes of one allocation: enough for a few planes of the chart. */
const CHUNK = 2 ** 22;

/** Offsets are multiples of this, so that every plane is aligned for vector instructions. */
const ALIGNMENT = 16;

/** Memory that is given out piece by piece, and taken back as a whole or back to where a run began. */
export interface Arena {
  /** Begins again: memory that was handed out before will be handed out again. */
  start(): void;
  /** Runs `work` and takes back what was handed out meanwhile. Before the first `start` it begins again. */
  run<T>(work: () => T): T;
  /** Room for that many bytes, with old content; null before `start` or `run`, or for more than a chunk. */
  take(bytes: number): { buffer: ArrayBuffer; offset: number } | null;
}

export function createArena(): Arena {
  const chunks: ArrayBuffer[] = [];
  let place: { chunk: number; used: number } | null = null;
  return {
    start() {
      place = { chunk: 0, used: 0 };
    },
    run(work) {
      const before = place;
      place = { chunk: 0, used: 0, ...before };
      try {
        return work();
      } finally {
        place = before;
      }
    },
    take(bytes) {
      if (!place || bytes > CHUNK) return null;
      if (place.used + bytes > CHUNK) {
        place.chunk++;
        place.used = 0;
      }
      const offset = place.used;
      place.used = Math.ceil((offset + bytes) / ALIGNMENT) * ALIGNMENT;
      return { buffer: (chunks[place.chunk] ??= new ArrayBuffer(CHUNK)), offset };
    },
  };
}
