import type { StepKey } from '@daylit/contract';

/** Categories of Open Beauty Facts for each step, the most specific step first. */
const CATEGORIES: readonly (readonly [StepKey, readonly string[]])[] = [
  ['sunscreen', ['facial-sunscreens', 'sunscreens', 'sunscreen', 'in-sun-protections', 'suncare']],
  ['eye_cream', ['eye-contour-creams', 'eye-creams', 'eye-care']],
  ['mask', ['facial-masks', 'face-masks']],
  ['exfoliant', ['facial-scrubs', 'face-scrubs', 'exfoliants', 'peelings']],
  ['serum', ['facial-serums', 'face-serums', 'serums']],
  ['toner', ['facial-toners', 'face-toners', 'toners', 'face-lotions']],
  [
    'cleanser',
    [
      'facial-cleansers',
      'face-cleansers',
      'cleansing-gels',
      'cleansing-milks',
      'cleansing-waters',
      'micellar-waters',
      'micellar-water',
      'makeup-removers',
      'cleansers',
    ],
  ],
  [
    'moisturizer',
    [
      'facial-moisturizers',
      'facial-creams',
      'face-creams',
      'day-creams',
      'night-creams',
      'anti-aging-face-care-products',
      'moisturizers',
    ],
  ],
];

const OTHER_CATEGORIES = new Set([
  'hair',
  'shampoos',
  'hair-care',
  'hair-conditioners',
  'body',
  'body-creams',
  'hand-creams',
  'toothpastes',
  'mouthwashes',
  'deodorants',
  'perfumes',
  'makeup',
  'lip-balms',
  'soaps',
  'shower-gels',
  'incorrect-product-type',
]);

const OTHER_NAMES =
  /\b(baby|b[ée]b[ée]|kids?|body|corps|hair|cheveux|hands?|mains?|foot|feet|pieds|lips?|l[èe]vres|nails?|scalp|after[- ]?sun|apr[èe]s[- ]soleil|after-?shave|shampoo(ing)?|shower|douche|wc|toilet|tooth\w*|deodorant)\b/i;

/** Words of a name that say the step, for products without a category. */
const NAMES: readonly (readonly [StepKey, RegExp])[] = [
  ['sunscreen', /\bspf ?\d|sun ?(screen|block|cream|milk|fluid)|cr[èe]me solaire|sonnencreme/i],
  ['eye_cream', /\beye (cream|gel|contour|serum)|contour des yeux|augencreme/i],
  ['mask', /\bmas(k|que)\b/i],
  ['exfoliant', /scrub|exfolia|peeling|gommage/i],
  ['serum', /\bs[ée]rum\b/i],
  ['toner', /\bton(er|ique|ic)\b|gesichtswasser/i],
  ['cleanser', /cleans|nettoyant|micell?a|d[ée]maquillant|face wash|reinigung/i],
  [
    'moisturizer',
    /moisturi[sz]er|(face|day|night|facial) cream|cr[èe]me (de )?(visage|jour|nuit)|gesichtscreme/i,
  ],
];

/**
 * The step of a product, from its categories or else from its name. `other`: it is not for the face; null:
 * nothing says it.
 */
export function stepOf(categories: readonly string[], name: string): StepKey | 'other' | null {
  const keys = categories.map((tag) => tag.replace(/^en:/, ''));
  if (keys.some((key) => OTHER_CATEGORIES.has(key)) || OTHER_NAMES.test(name)) return 'other';
  const byCategory = CATEGORIES.find(([, tags]) => tags.some((tag) => keys.includes(tag)));
  const found = byCategory ?? NAMES.find(([, words]) => words.test(name));
  return found?.[0] ?? null;
}
