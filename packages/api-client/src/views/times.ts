/** A smaller timestamp is in seconds; this one and larger ones are in milliseconds. */
const FIRST_MILLISECONDS = 1e12;

/** A Unix timestamp in seconds, from seconds or milliseconds. */
export function toSeconds(time: number): number {
  return time < FIRST_MILLISECONDS ? time : Math.floor(time / 1000);
}
