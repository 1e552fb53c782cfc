/** The places of the face map. `all_over` is the outline. */
export type Zone =
  | 'all_over'
  | 'forehead'
  | 'between_brows'
  | 'temples'
  | 'under_eyes'
  | 'nose'
  | 'cheeks'
  | 'around_mouth'
  | 'upper_lip'
  | 'chin'
  | 'jawline'
  | 'neck';

/** A zone and, where there are two of it, the person's own side. */
export interface Place {
  zone: Zone;
  side: 'left' | 'right' | 'both';
}

const WORDS: [Zone, RegExp][] = [
  ['all_over', /\b(all over|whole face|entire face|overall|face-wide|full face|across the face)\b/],
  ['forehead', /\b(forehead|t[- ]?zone|cent(re|er) of the face|hairline)\b/],
  ['between_brows', /\b(between (the |your )?(eye)?brows|glabella|frown)\b/],
  ['temples', /\btemples?\b/],
  [
    'under_eyes',
    /\b(under[- ]?eyes?|(under|below|beneath) (the |your )?(left |right )?eyes?|eye (area|corners?)|around (the |your )?eyes|periorbital|crow.?s feet|eyelids?|eyes)\b/,
  ],
  ['nose', /\b(nose|nasal|nostrils?|t[- ]?zone|cent(re|er) of the face)\b/],
  ['cheeks', /\b(cheeks?|cheekbones?|malar)\b/],
  ['around_mouth', /\b(mouth|perioral|smile lines?|nasolabial|lips?)\b/],
  ['upper_lip', /\bupper lip\b/],
  ['chin', /\b(chin|t[- ]?zone|cent(re|er) of the face)\b/],
  ['jawline', /\b(jaws?|jawline)\b/],
  ['neck', /\b(neck|throat|d[eé]collet(age|é))\b/],
];

const PAIRED = new Set<Zone>(['temples', 'under_eyes', 'cheeks', 'around_mouth', 'jawline']);

/** Where on the map a free text such as "Left cheek and chin" lies. Empty when it names no place of the map. */
export function zonesFor(location_observed: string): Place[] {
  const text = location_observed.toLowerCase();
  const isLeft = /\bleft\b/.test(text);
  const isRight = /\bright\b/.test(text);
  const side = isLeft === isRight ? 'both' : isLeft ? 'left' : 'right';
  const named = WORDS.filter(([, words]) => words.test(text)).map(([zone]) => zone);
  return named
    .filter((zone) => !(zone === 'all_over' && named.length > 1))
    .filter((zone) => !(zone === 'around_mouth' && onlyMeansTheUpperLip(text)))
    .map((zone) => ({ zone, side: PAIRED.has(zone) ? side : 'both' }));
}

/** "Upper lip" holds the word "lip", which alone would mean the whole mouth. */
function onlyMeansTheUpperLip(text: string): boolean {
  return /\bupper lip\b/.test(text) && !/mouth|perioral|nasolabial|smile/.test(text);
}
