import type { SeverityRange, Sign } from '@daylit/contract';

/** Signs inside a sentence, and whether their verb is plural. */
const IN_TEXT: Record<Sign, readonly [name: string, isPlural: boolean]> = {
  redness: ['redness', false],
  texture: ['rough texture', false],
  lines: ['fine lines', true],
  dark_circles: ['dark circles', true],
  shine: ['shine', false],
  tone_evenness: ['uneven tone', false],
  blemishes: ['blemishes', true],
  dark_spots: ['dark spots', true],
};

/** The name of a sign inside a sentence. */
export function signInText(sign: Sign): string {
  return IN_TEXT[sign][0];
}

/** Whether signs as a subject have a plural verb. */
export function arePlural(signs: readonly Sign[]): boolean {
  return signs.length > 1 || signs.some((sign) => IN_TEXT[sign][1]);
}

/** How strong a sign is, with the word for the strongest: "a little red", "clearly red", "very red". */
export function degreeOf({ high }: SeverityRange, strongest: string): string {
  if (high <= 3) return 'a little';
  return high === 4 ? 'clearly' : strongest;
}

/** How many there are of a sign that is counted. Exact counts of many things would be false precision. */
export function amountOf(count: number): string {
  if (count <= 1) return 'one';
  if (count <= 4) return 'a few';
  return count < 20 ? 'several' : 'many';
}
