/**
 * The elements with words of their own whose colours were not judged before: the words' colour and size, and what lies
 * behind them. Contrast follows from these alone, so of many stories with the same colours one need be judged.
 */
export function findUnjudged(judged: Set<string>): Element[] {
  const grounds = new Map<Element, string>();
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!hasWords(element) || !element.checkVisibility()) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element, grounds)].join();
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

/** Colours, pictures and translucence from the element down to the first colour that hides what is below. */
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
