import type { Place, Sign } from '@daylit/contract';

/** The words by which a sentence names a sign. */
export const SPEAKS_OF: Record<Sign, RegExp> = {
  redness: /\bred(der|ness)?\b/i,
  texture: /\btexture\b|\bsmooth(er)?\b|\brough\b/i,
  lines: /\blines?\b/i,
  dark_circles: /dark circles|\bunder your (\w+ )?eyes?\b/i,
  shine: /\bmatte\b|\bshin(e|es|y)\b/i,
  tone_evenness: /\btone\b|\beven\b/i,
  blemishes: /\bblemish(es)?\b/i,
  dark_spots: /\bdark spots\b|spots? looks? darker/i,
};

/** The words of praise that a sign would deny where it shows. */
export const DENIED_BY: Record<Sign, RegExp> = {
  redness: /\bcalm\b|\bredness\b/i,
  texture: /\bsmooth\b|\btexture\b/i,
  lines: /\bsmooth\b|\blines\b/i,
  dark_circles: /dark circles/i,
  shine: /\bmatte\b|\bshine\b/i,
  tone_evenness: /\beven\b|\buneven tone\b|\bdark spots\b/i,
  blemishes: /\bcalm\b|\bsmooth\b|\bblemishes\b/i,
  dark_spots: /\beven\b|\bdark spots\b/i,
};

/** The words for a part of the face, and the places that they mean. */
export const PARTS: readonly [words: RegExp, isMeant: (place: Place) => boolean][] = [
  [/forehead/i, ({ region }) => region === 'forehead'],
  [/\bnose\b/i, ({ region }) => region === 'nose'],
  [/\bchin\b/i, ({ region }) => region === 'chin'],
  [/left cheek|cheeks/i, ({ region, side }) => region === 'cheek' && side === 'left'],
  [/right cheek|cheeks/i, ({ region, side }) => region === 'cheek' && side === 'right'],
  [/(under|beside) your left eye/i, ({ region, side }) => /eye/.test(region) && side === 'left'],
  [/(under|beside) your right eye/i, ({ region, side }) => /eye/.test(region) && side === 'right'],
  [/under your eyes/i, ({ region }) => region === 'under_eye'],
  [/beside your eyes/i, ({ region }) => region === 'eye_corner'],
  [/between your brows/i, ({ region }) => region === 'glabella'],
];

/** Whether a text is about one of these places. A text without a place is about the whole face. */
export function isAbout(text: string, places: readonly Place[]): boolean {
  const parts = PARTS.filter(([words]) => words.test(text));
  if (parts.length === 0 || places.some(({ region }) => region === 'whole_face')) return true;
  return parts.some(([, isMeant]) => places.some(isMeant));
}
