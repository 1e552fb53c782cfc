/** A medicine that decides what else skin can take. */
export interface Prescribed {
  name: string;
  /** Whether it is swallowed, for the verb. */
  isTaken: boolean;
  avoid: readonly string[];
  /** The words for what it forbids in our texts. */
  names: readonly string[];
  follows: string;
}

type Consequence = Pick<Prescribed, 'avoid' | 'names' | 'follows'>;

const STRONG = ['retinoid', 'aha', 'salicylic acid', 'benzoyl peroxide', 'scrub'];
const STRONG_NAMES = [
  'retinol',
  'retinoid',
  'salicylic acid',
  'glycolic',
  'lactic acid',
  'AHA',
  'BHA',
  'benzoyl peroxide',
];
const DRYING: Consequence = {
  avoid: STRONG,
  names: STRONG_NAMES,
  follows:
    'So I leave out retinoids, acids, benzoyl peroxide and scrubs. It makes skin dry, and the sun burns it faster.',
};
const BESIDE_A_RETINOID: Consequence = {
  avoid: STRONG,
  names: STRONG_NAMES,
  follows: 'So I leave out other retinoids, acids and scrubs. Both together are too much for skin.',
};
const LIGHT: Consequence = {
  avoid: ['aha', 'retinoid'],
  names: ['retinol', 'retinoid', 'glycolic', 'lactic acid', 'AHA'],
  follows: 'So I leave out what makes skin burn faster, and put sunscreen first. It does the same.',
};

const swallowed = (name: string, rest: Consequence): Prescribed => ({
  name,
  isTaken: true,
  ...rest,
});
const applied = (name: string): Prescribed => ({ name, isTaken: false, ...BESIDE_A_RETINOID });

/** By the words that people use for them. */
const PRESCRIBED: readonly (readonly [RegExp, Prescribed])[] = [
  [/\b(?:isotretinoin|(?:ro)?acc?utane|curacne|absorica|claravis)\b/, swallowed('isotretinoin', DRYING)],
  [/\b(?:tretinoin|retin a|tret)\b/, applied('tretinoin')],
  [/\b(?:tazarotene|tazorac)\b/, applied('tazarotene')],
  [/\btrifarotene\b/, applied('trifarotene')],
  [
    /\b(?:prescri(?:bed|ption) retinoid|retinoid (?:on|by|from) (?:prescription|my (?:doctor|derm\w*)))\b/,
    applied('a prescribed retinoid'),
  ],
  [/\bdoxycycline?\b/, swallowed('doxycycline', LIGHT)],
  [/\bminocycline?\b/, swallowed('minocycline', LIGHT)],
  [/\b(?:lymecycline|tetracycline)\b/, swallowed('tetracycline', LIGHT)],
  [/\bhydrochlorothiazide\b/, swallowed('hydrochlorothiazide', LIGHT)],
  [/\bamiodarone\b/, swallowed('amiodarone', LIGHT)],
  [/\bst johns wort\b/, swallowed('St. John’s wort', LIGHT)],
];

export function findPrescribed(plain: string): Prescribed | undefined {
  return PRESCRIBED.find(([pattern]) => pattern.test(plain))?.[1];
}
