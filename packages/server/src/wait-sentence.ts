const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 'Too many tries', and how long to wait in words. `seconds` is rounded up to the unit that is shown. */
export function waitSentence(seconds: number): string {
  if (seconds < 2 * MINUTE) return sentence(seconds, 'second');
  if (seconds < 2 * HOUR) return sentence(Math.ceil(seconds / MINUTE), 'minute');
  return sentence(Math.ceil(seconds / HOUR), 'hour');
}

function sentence(count: number, unit: string): string {
  return `Too many tries. Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`;
}
