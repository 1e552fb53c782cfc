import type { Preferences } from '@daylit/contract';
import { INGREDIENTS } from '../knowledge/knowledge.ts';

/** What somebody who does not tolerate a thing leaves out. */
export interface Allergen {
  /** The thing, as it is named to the person. */
  name: string;
  preferences: Pick<Preferences, 'avoid' | 'fragrance_free'>;
  /** The words for it in our texts. */
  names: readonly string[];
  /** What follows, in whole sentences. */
  follows: string;
}

const SALICYLATES = {
  preferences: { avoid: ['salicylic acid', 'salicylate', 'salix alba'] },
  names: ['salicylic acid', 'BHA', 'willow bark'],
};

/** Things whose relatives have other names on a label. */
const KNOWN: readonly (readonly [RegExp, Allergen])[] = [
  [
    /^(?:aspirin|asa|acetylsalicylic(?: acid)?)$/,
    {
      name: 'aspirin',
      ...SALICYLATES,
      follows: 'So I leave out salicylic acid and willow bark. They are related to it.',
    },
  ],
  [
    /^(?:salicylates?|salicylic(?: acid)?|bha|willow bark|wintergreen)$/,
    {
      name: 'salicylates',
      ...SALICYLATES,
      follows: 'So I leave out salicylic acid and willow bark.',
    },
  ],
  [
    /^(?:perfumes?|fragrances?|parfum|scents?|scented (?:products|things|stuff)|essential oils?)$/,
    {
      name: 'perfume',
      preferences: { fragrance_free: true },
      names: [],
      follows: 'So I suggest only what has no perfume.',
    },
  ],
  [
    /^(?:lanolin|wool|wool (?:wax|fat|alcohol))$/,
    {
      name: 'lanolin',
      preferences: { avoid: ['lanolin'] },
      names: ['lanolin'],
      follows: 'So I leave out lanolin.',
    },
  ],
  [
    /^(?:bees|bee products|beeswax|propolis)$/,
    {
      name: 'bee products',
      preferences: { avoid: ['bee'] },
      names: ['beeswax', 'honey', 'propolis'],
      follows: 'So I leave out beeswax, honey and propolis.',
    },
  ],
  [
    /^(?:all |any )?(?:tree )?nuts?$/,
    {
      name: 'nuts',
      preferences: { avoid: ['nut', 'shea'] },
      names: ['almond oil', 'argan oil', 'macadamia oil', 'walnut shells', 'shea butter'],
      follows: 'So I leave out nut oils and shea butter, which comes from a nut, too.',
    },
  ],
  [
    /^retino(?:l|ids?)$/,
    {
      name: 'retinol',
      preferences: { avoid: ['retinoid'] },
      names: ['retinol', 'retinoid'],
      follows: 'So I leave out retinoids.',
    },
  ],
];

/** What is in no cosmetic, or names nothing that could be left out. */
const NOTHING =
  /^(?:what|which|who|it|this|that|them|these|those|one|you|me|my|him|her|everything|anything|something|nothing|all|most|many|some|lots|things?|stuff|products?|makeup|make up|skincare|cosmetics?|creams?|lotions?|serums?|cleansers?|moisturi[sz]ers?|sunscreens?|soaps?|masks?|toners?|cats?|dogs?|pets?|horses?|animals?|fur|dust|mites?|pollen|grass|trees?|hay|penicillin|amoxicillin|antibiotics?|ibuprofen|sulfa|codeine|seasonal|skin|bad|food|old|own|drug|weird|latex|weather|sun|sunlight|heat|cold|water|sweat|stress|life|work|exercise|school|people|the|a|an|being|getting|using|having)$/;

/** Where the name of a thing ends. */
const STOP =
  /^(?:so|but|which|what|whats|who|how|why|can|could|should|in|on|when|while|that|too|is|are|was|with|from|since|for|i|im|ive|my|any|at|because|as|help|please|also|anymore|badly|btw|though|if|do|does|or|and|it|a|the)$/;

const MOST_WORDS = 3;

/** How the names of substances end. */
const SUBSTANCE =
  /\b(?:\w+ (?:acid|oil|butter|extract|wax|oxide|glycol|alcohol|peroxide)|\w*(?:zolinone|parabens?|sulfates?|sulphates?|salicylate|benzoate|cinnamate|ylene|siloxane|methicone|betaine|ceramides?|benzone))$/;
const OURS: ReadonlySet<string> = new Set(
  [...INGREDIENTS.values()].flatMap(({ ingredient: { key, name } }) => [key, name.toLowerCase()]),
);

/** Whether a name is surely of something in a pack: "hot weather" is not. */
export const isSubstance = ({ name }: Allergen): boolean =>
  KNOWN.some(([, one]) => one.name === name) || OURS.has(name) || SUBSTANCE.test(name);

/** The thing that a text begins with; undefined where it names none that could be left out. */
export function readAllergen(plain: string): Allergen | undefined {
  const words = plain.replace(/^(?:the|some|any|all|most) (?=\w)/, '').split(' ');
  const end = words.findIndex((word) => STOP.test(word));
  const name = words.slice(0, end === -1 ? MOST_WORDS : Math.min(end, MOST_WORDS)).join(' ');
  if (name === '' || NOTHING.test(name)) return undefined;
  const known = KNOWN.find(([pattern]) => pattern.test(name));
  return (
    known?.[1] ?? {
      name,
      preferences: { avoid: [name] },
      names: [name],
      follows: `So I leave out ${name}.`,
    }
  );
}
