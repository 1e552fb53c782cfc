const EVERYTHING_IMPORTANT = /\*,\s+\*::before,\s+\*::after(?= \{[^}]*!important)/g;
const OWN = "[class*='daylit-']";

/**
 * The text of `global.css` for other apps. Its `!important` rules, which an app cannot override, apply only
 * to elements that have a class of this library.
 */
export function keepToOwnElements(css: string): string {
  const narrow = css.replaceAll(EVERYTHING_IMPORTANT, `${OWN},\n  ${OWN}::before,\n  ${OWN}::after`);
  if (narrow === css) throw new Error('global.css has no important rule for all elements.');
  return narrow;
}
