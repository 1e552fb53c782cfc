type TypedArray = Float32Array | Uint8Array | Int32Array;

/**
 * A workspace that is used again, because fresh memory for each step of each photo costs more than the step.
 * Use it only for values that do not outlive the calling function: the next call gets the same memory with
 * its old content.
 */
export function createScratch<T extends TypedArray>(make: (length: number) => T): (length: number) => T {
  let memory = make(0);
  return (length) => {
    if (memory.length < length) memory = make(length);
    return memory.length === length ? memory : (memory.subarray(0, length) as T);
  };
}
