import { type Readable, Transform } from 'node:stream';
import { Refusal } from '../errors.ts';

/** How often a body is looked at, in milliseconds. All other times here are counted in these. */
const TICK = 1_000;

/** After these ticks the average has to be reached. Mobile connections take their time to begin. */
const PATIENCE = 10;

/** Least average, in bytes a tick: a photo of 20 MB at this pace would take an hour. */
const LEAST_BYTES = 5_000;

/** Ticks without a single byte after which nobody is waited for any longer. */
const LONGEST_SILENCE = 15;

/**
 * A body on its way in, with a floor under its pace: one that comes too slowly, or not at all, ends in a 408.
 * `take` is called with the length of each piece before anybody else has it, and may throw to refuse the
 * rest.
 */
export function meterBody(body: Readable, take: (bytes: number) => void): Readable {
  let arrived = 0;
  // Ticks and not the clock: when this process was busy for a while, what has arrived meanwhile is not late.
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
    const isSlow = ticks >= PATIENCE && arrived < ticks * LEAST_BYTES;
    if (isSlow || ticks - lastArrival >= LONGEST_SILENCE) metered.destroy(new Refusal('too_slow'));
  }, TICK);
  // Whoever reads may have turned away already, and an error that nobody hears would end the process.
  metered.on('error', () => undefined);
  metered.once('close', () => clearInterval(timer));
  // A connection that is lost does not end what was piped from it. What has arrived whole may still be
  // waiting to be read.
  body.once('close', () => {
    if (!body.readableEnded) metered.destroy(new Refusal('unreadable'));
  });
  return body.pipe(metered);
}
