/** CSS px by which two boxes overlap before anybody sees it. */
const TOLERANCE = 2;

/** Share of a line's height above and below its letters. */
const LEADING = 0.25;

interface Box {
  owner: Element;
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The texts and meters of a page that lie over one another. What moves over the page on purpose, such as the
 * dock, and what cannot be seen does not count.
 */
export function findOverlaps(root: Element): string[] {
  const boxes = [...textBoxes(root), ...meterBoxes(root)].toSorted((a, b) => a.top - b.top);
  const found: string[] = [];
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      if (other.top > one.bottom - TOLERANCE) break;
      if (doOverlap(one, other) && areApart(one.owner, other.owner) && areSeen(one, other))
        found.push(`“${one.words}” and “${other.words}”`);
    }
  }
  return found;
}

function textBoxes(root: Element): Box[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.nodeValue?.trim() ?? '';
    const owner = node.parentElement;
    if (words === '' || owner === null || owner.closest('svg, [role=img], option, style, script')) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const inset = height * LEADING;
      // Text for screen readers only is in a box of one pixel.
      if (right - left > 2)
        boxes.push({ owner, words, left, right, top: top + inset, bottom: bottom - inset });
    }
  }
  return boxes;
}

/** Bars with their words, which screen readers meet as a picture; and bars of amounts. */
function meterBoxes(root: Element): Box[] {
  const meters = root.querySelectorAll('span[role=img], [role=meter], [role=progressbar], meter, progress');
  return Array.from(meters, (owner) => {
    const { left, right, top, bottom } = owner.getBoundingClientRect();
    return { owner, words: owner.getAttribute('aria-label') ?? 'a meter', left, right, top, bottom };
  }).filter(({ left, right }) => right - left > 2);
}

function doOverlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > TOLERANCE && down > TOLERANCE;
}

/** Neither is inside the other, as the lines of one text are. */
function areApart(one: Element, other: Element): boolean {
  return !one.contains(other) && !other.contains(one);
}

/** Asked only for what overlaps: most of the time goes into styles. */
function areSeen(one: Box, other: Box): boolean {
  return [one, other].every(
    (box) =>
      box.owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isInPlace(box, one, other),
  );
}

/** Neither floats over the page, nor is the overlap cut off by a box around it. */
function isInPlace({ owner }: Box, one: Box, other: Box): boolean {
  const left = Math.max(one.left, other.left);
  const right = Math.min(one.right, other.right);
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  for (let box: Element | null = owner; box !== null; box = box.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(box);
    if (position === 'fixed' || position === 'sticky') return false;
    if (box === document.documentElement || box === document.body) continue;
    const edge = box.getBoundingClientRect();
    if (overflowX !== 'visible' && (left >= edge.right - TOLERANCE || right <= edge.left + TOLERANCE))
      return false;
    if (overflowY !== 'visible' && (top >= edge.bottom - TOLERANCE || bottom <= edge.top + TOLERANCE))
      return false;
  }
  return true;
}
