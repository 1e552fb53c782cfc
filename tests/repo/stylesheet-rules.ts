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

/**
 * The smallest font size, in rem, that rules for a class set; undefined when none does. `tokens` is the
 * stylesheet with the variables that a rule may name.
 */
export function smallestFont(css: string, className: string, tokens = ''): number | undefined {
  const rules = css.replaceAll(COMMENT, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  const sizes = Array.from(rules)
    .filter(([, selector = '']) =>
      new RegExp(`\\.${className}(?![\\w-])[^\\s,]*\\s*(,|$)`).test(selector.trim()),
    )
    .flatMap(([, , body = '']) =>
      Array.from(body.matchAll(/(?<![\w-])font(?:-size)?:([^;]+)/g), ([, font = '']) => font),
    )
    .flatMap((font) => remsIn(font, css + tokens));
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

/** A size in pixels counts as 1/16 rem each. The height of a line, after the slash, is no size. */
function remsIn(font: string, variables: string): number[] {
  const named = /var\((--[\w-]+)\)/.exec(font)?.[1];
  const value =
    named && !/\drem|\dpx/.test(font) ? (new RegExp(`${named}:([^;]+)`).exec(variables)?.[1] ?? '') : font;
  return Array.from(value.replaceAll(/\/\s*[\d.]+/g, '').matchAll(/([\d.]+)(rem|px)/g), ([, size, unit]) =>
    unit === 'px' ? Number(size) / 16 : Number(size),
  );
}
