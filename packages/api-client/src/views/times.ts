/** Below this a point in time is in seconds, from it on in milliseconds. */
const FIRST_MILLISECONDS = 1e12;

/** A point in time in seconds since 1970, from seconds or milliseconds. */
export function toSeconds(time: number): number {
  return time < FIRST_MILLISECONDS ? time : Math.floor(time / 1000);
}
