import { describeElement } from './describe-element.ts';

/** CSS px. Rounding causes up to half a pixel. */
const TOLERANCE = 1;

/**
 * The page and the boxes in it that scroll sideways by mistake, each with its widest content. Empty when
 * there are none.
 */
export function findSidewaysScroll(): string[] {
  const page = document.documentElement;
  return [page, ...document.body.querySelectorAll('*')]
    .filter((box) => box.scrollWidth > box.clientWidth + TOLERANCE && mustNotScroll(box))
    .map((box) => `${box.clientWidth} px hold ${box.scrollWidth} px because of ${findWidest(box)}`);
}

/**
 * True for the page and for a box that scrolls sideways, unless the box is meant to: then it can be focused
 * and has a name. Clipped content cannot scroll.
 */
function mustNotScroll(box: Element): boolean {
  if (box === document.documentElement) return true;
  const { overflowX } = getComputedStyle(box);
  if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
  const isNamed = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby');
  return !(isNamed && box.getAttribute('tabindex') === '0');
}

/** The innermost elements that overflow the box, or whose text does; two at most. */
function findWidest(box: Element): string {
  const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth - box.scrollLeft;
  const outside = [...box.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right, left + element.scrollWidth) > edge + TOLERANCE;
  });
  const innermost = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  );
  return innermost.slice(0, 2).map(describeElement).join(' and ') || 'something positioned';
}
