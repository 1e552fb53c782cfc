import { type LeftOut, MINOR_AGE_BANDS, type Preferences } from '@daylit/contract';
import { type CatalogueProduct, labelWords, nameHolds } from '../../catalogue/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import type { Rule, Trait } from '../rule.ts';
import { RULES } from '../rules.ts';

/** An answer of a member that excludes a product. */
export interface Objection extends LeftOut {
  /**
   * The preference with the rule or the word of it, so that a decision to use it anyway is about this one.
   */
  key: string;
  /** Whether an adult may decide to use it anyway. */
  isCaution: boolean;
}

/**
 * What a member's own answers say against a product, the most serious first. Only what was answered counts:
 * a missing answer keeps a product from being suggested, and does not forbid what somebody uses.
 */
export function objectionsTo(product: CatalogueProduct, preferences: Preferences): Objection[] {
  const { avoid = [], fragrance_free = false } = preferences;
  const ofAvoidList = avoid
    .filter((term) => holds(product, term))
    .map((term) => caution('avoid', `avoid ${term.toLowerCase()}`, preferences, term));
  const ofFragrance =
    fragrance_free && holds(product, 'fragrance')
      ? [caution('fragrance_free', 'fragrance_free', preferences)]
      : [];
  return [
    ...ofAge(product, preferences),
    ...ofPregnancy(product, preferences),
    ...ofAvoidList,
    ...ofFragrance,
  ].toSorted((one, other) => Number(one.isCaution) - Number(other.isCaution));
}

/**
 * The answer that a product of the catalogue may not fit, because nobody checked its ingredient list. It
 * keeps a product from being suggested and added, and says nothing about one that is in use.
 */
export function doubtAbout({ product, label }: CatalogueProduct, preferences: Preferences): Objection | null {
  const isSure = product.is_custom || label.status === 'verified';
  const said = isSure ? undefined : firstSaid(preferences);
  if (said === undefined) return null;
  const { preference, words } = said;
  return {
    preference,
    sentence: `Left out: ${words}, and nobody has checked its ingredient list.`,
    key: `unchecked ${preference}`,
    isCaution: !isMinor(preferences),
  };
}

/** An objection as it is sent. */
export function presentLeftOut({ preference, sentence }: Objection): LeftOut {
  return { preference, sentence };
}

function holds({ product, label }: CatalogueProduct, term: string): boolean {
  return labelWords.contains(label, term) || (product.is_custom && nameHolds(product.name, term));
}

/** Young skin gets no actives from us. What a pharmacist or doctor gave stays, if no rule forbids it. */
function ofAge(product: CatalogueProduct, preferences: Preferences): Objection[] {
  const isActive = !product.product.is_custom && activesIn(product).length > 0;
  const isForbidden = rulesAbout('minor', product).length > 0;
  if (!isMinor(preferences) || !(isActive || isForbidden)) return [];
  return [
    { preference: 'age_band', sentence: `Left out: ${SAID_YOUNG}.`, key: 'age_band', isCaution: false },
  ];
}

function ofPregnancy(product: CatalogueProduct, preferences: Preferences): Objection[] {
  const words = pregnancyWords(preferences);
  if (words === undefined) return [];
  return rulesAbout('may_be_pregnant', product).map(({ id, level }) => ({
    preference: 'pregnancy',
    sentence: `Left out: ${words}.`,
    key: `pregnancy ${id}`,
    isCaution: level !== 'block' && !isMinor(preferences),
  }));
}

function caution(
  preference: LeftOut['preference'],
  key: string,
  preferences: Preferences,
  term?: string,
): Objection {
  const words = term === undefined ? SAID_NO_FRAGRANCE : avoidWords(term);
  return { preference, sentence: `Left out: ${words}.`, key, isCaution: !isMinor(preferences) };
}

/** Presence decides and not the amount: for safety a trace is enough. */
function rulesAbout(trait: Trait, { label }: CatalogueProduct): Rule[] {
  return RULES.filter(
    ({ check }) =>
      check.kind === 'profile' &&
      check.trait === trait &&
      check.classes.some((key) => label.contains.includes(key)),
  );
}

const SAID_YOUNG = 'you said that you are 13 to 17';
const SAID_NO_FRAGRANCE = 'you said that you want no fragrance';

function avoidWords(term: string): string {
  return `you said that you avoid ${term}`;
}

function pregnancyWords({ pregnancy }: Preferences): string | undefined {
  if (pregnancy === 'yes') return 'you said that you are pregnant or nursing';
  if (pregnancy === 'prefer_not_to_say')
    return 'you said that you prefer not to say whether you are pregnant or nursing';
  return undefined;
}

function firstSaid(
  preferences: Preferences,
): { preference: LeftOut['preference']; words: string } | undefined {
  const [term] = preferences.avoid ?? [];
  const pregnancy = pregnancyWords(preferences);
  if (term !== undefined) return { preference: 'avoid', words: avoidWords(term) };
  if (preferences.fragrance_free === true) return { preference: 'fragrance_free', words: SAID_NO_FRAGRANCE };
  if (pregnancy !== undefined) return { preference: 'pregnancy', words: pregnancy };
  return isMinor(preferences) ? { preference: 'age_band', words: SAID_YOUNG } : undefined;
}

function isMinor({ age_band }: Preferences): boolean {
  return MINOR_AGE_BANDS.some((band) => band === age_band);
}
