const COMMENT = /\/\*.*?\*\//gs;

/** The top-level rules of a stylesheet, each once: `@layer daylit`, `@font-face`, `h1`. */
export function topLevelRules(css: string): string[] {
  let rest = css.replaceAll(COMMENT, '');
  while (rest.includes('{')) rest = rest.replaceAll(/\{[^{}]*\}/g, ';');
  return trimmed(rest.split(';'));
}

/** The selectors, each once, of the rules with an important declaration. */
export function importantSelectors(css: string): string[] {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{[^{}]*!important/g);
  return trimmed(Array.from(rules, ([, selectors = '']) => selectors.split(',')).flat());
}

function trimmed(words: string[]): string[] {
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))].toSorted();
}
