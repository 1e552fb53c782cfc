import { describeElement } from './describe-element.ts';

/** Half a pixel comes from rounding. */
const TOLERANCE = 1;

/** Says what makes the page, or a box in it that is read from top to bottom, scroll sideways. Empty when nothing does. */
export function findSidewaysScroll(): string[] {
  const page = document.documentElement;
  return [page, ...document.body.querySelectorAll('*')]
    .filter((box) => box.scrollWidth > box.clientWidth + TOLERANCE && isReadDownwards(box))
    .map((box) => `${box.clientWidth} px hold ${box.scrollWidth} px because of ${findWidest(box)}`);
}

/** A row that is made to be scrolled sideways can be focused and has a name; what is cut off on purpose cannot scroll. */
function isReadDownwards(box: Element): boolean {
  if (box === document.documentElement) return true;
  const { overflowX } = getComputedStyle(box);
  if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
  const isNamed = box.hasAttribute('aria-label') || box.hasAttribute('aria-labelledby');
  return !(isNamed && box.getAttribute('tabindex') === '0');
}

/** The innermost elements that stand out of the box, or whose words do, two at most. */
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
