/** Between a number and its unit, so that "2.6 %" is never on two lines. */
const NO_BREAK = '\u00A0';

/** A number with its unit: "2.6 %", "640 kB". They stay on one line. */
export function withUnit(number: number | string, unit: string): string {
  return `${number}${NO_BREAK}${unit}`;
}
