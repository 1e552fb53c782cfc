/** Bytes of one allocation: enough for a few planes of the chart. */
const CHUNK = 2 ** 22;

/** Offsets are multiples of this, so that every plane is aligned for vector instructions. */
const ALIGNMENT = 16;

/** Memory that is given out piece by piece and taken back as a whole. */
export interface Arena {
  /** True between `open` and `close`. */
  readonly isOpen: boolean;
  /** Begins anew: what was given out before will be given out again. */
  open(): void;
  close(): void;
  /** Room for that many bytes, with old content; null when closed, or for more than a chunk. */
  take(bytes: number): { buffer: ArrayBuffer; offset: number } | null;
}

export function createArena(): Arena {
  const chunks: ArrayBuffer[] = [];
  let chunk = 0;
  let used = 0;
  let isOpen = false;
  return {
    get isOpen() {
      return isOpen;
    },
    open() {
      isOpen = true;
      chunk = 0;
      used = 0;
    },
    close() {
      isOpen = false;
    },
    take(bytes) {
      if (!isOpen || bytes > CHUNK) return null;
      if (used + bytes > CHUNK) {
        chunk++;
        used = 0;
      }
      const offset = used;
      used = Math.ceil((used + bytes) / ALIGNMENT) * ALIGNMENT;
      return { buffer: (chunks[chunk] ??= new ArrayBuffer(CHUNK)), offset };
    },
  };
}
