import { type Readable, Transform } from 'node:stream';
import { Refusal } from '../errors.ts';

/** How often the progress of a body is checked, in milliseconds. The times below count these ticks. */
const TICK = 1_000;

/** Ticks before the average must be reached, because mobile connections start slowly. */
const GRACE_TICKS = 10;

/** Minimum average in bytes per tick: a photo of 20 MB takes about an hour at this pace. */
const MIN_BYTES_PER_TICK = 5_000;

/** Ticks without a single byte after which the body is refused. */
const MAX_SILENT_TICKS = 15;

/**
 * Watches the pace of a body on its way in: one that comes too slowly, or not at all, ends with a 408. `take`
 * is called with the length of each piece before the piece is passed on, and may throw to refuse the rest.
 */
export function meterBody(body: Readable, take: (bytes: number) => void): Readable {
  let arrived = 0;
  // Ticks instead of the clock: what arrives while this process is busy does not count as late.
  let ticks = 0;
  let lastArrival = 0;
  const metered = new Transform({
    transform(piece: Buffer, _encoding, done) {
      arrived += piece.length;
      lastArrival = ticks;
      try {
        take(piece.length);
        done(null, piece);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  const timer = setInterval(() => {
    ticks += 1;
    const isSlow = ticks >= GRACE_TICKS && arrived < ticks * MIN_BYTES_PER_TICK;
    if (isSlow || ticks - lastArrival >= MAX_SILENT_TICKS) metered.destroy(new Refusal('too_slow'));
  }, TICK);
  // The reader may have stopped already, and an error without a listener would end the process.
  metered.on('error', () => undefined);
  metered.once('close', () => clearInterval(timer));
  // A lost connection does not end the stream that was piped from it. A body that arrived completely may
  // still wait to be read.
  body.once('close', () => {
    if (!body.readableEnded) metered.destroy(new Refusal('unreadable'));
  });
  return body.pipe(metered);
}
