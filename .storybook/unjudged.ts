/** CSS px from which WCAG takes text as large and requires less contrast (success criterion 1.4.3). */
const LARGE = { regular: 24, bold: 18.66 };

/** What an element draws besides text, and where. */
interface Drawing {
  element: Element;
  box: DOMRect;
  look: string;
}

/**
 * The elements with text of their own whose combination of colours was not checked before: the text colour,
 * whether the text is large, and what lies behind or over it. Contrast depends on these alone, so one of many
 * stories with the same colours is enough.
 */
export function findUnjudged(judged: Set<string>): Element[] {
  const grounds = new Map<Element, string>();
  const drawings = findDrawings();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!hasWords(element) || !element.checkVisibility()) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) < 700 ? LARGE.regular : LARGE.bold);
    const beside = findOverlapping(element, drawings).map(({ look }) => look);
    const look = [color, isLarge, textShadow, groundOf(element, grounds), ...new Set(beside)].join();
    if (judged.has(look)) return false;
    judged.add(look);
    return true;
  });
}

function hasWords(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
  );
}

/** Colours, pictures and opacity from the element down to the first opaque colour. */
function groundOf(element: Element | null, known: Map<Element, string>): string {
  if (element === null) return '';
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
  const isOpaque = opacity === '1' && /^rgb\(|^(?!rgba)[^/]*\)$/.test(backgroundColor);
  const ground = isOpaque ? own : `${own} over ${groundOf(element.parentElement, known)}`;
  known.set(element, ground);
  return ground;
}

function findDrawings(): Drawing[] {
  return [...document.body.querySelectorAll('*:not(svg *)')].flatMap((element) => {
    const look = lookOf(element);
    return look === undefined ? [] : [{ element, box: element.getBoundingClientRect(), look }];
  });
}

function lookOf(element: Element): string | undefined {
  if (element.matches('img, svg, canvas, video')) return element.getAttribute('class') ?? element.localName;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const isEmpty = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  return isEmpty ? undefined : `${backgroundColor} ${backgroundImage} ${opacity}`;
}

/** Drawings at the same place on the page that neither hold the text nor are part of it. */
function findOverlapping(words: Element, drawings: Drawing[]): Drawing[] {
  const { left, right, top, bottom } = words.getBoundingClientRect();
  return drawings.filter(
    ({ element, box }) =>
      box.left < right - 1 &&
      box.right > left + 1 &&
      box.top < bottom - 1 &&
      box.bottom > top + 1 &&
      !element.contains(words) &&
      !words.contains(element),
  );
}
