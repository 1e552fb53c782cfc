import { describeElement } from './describe-element.ts';

/** CSS px, in both directions. */
const SMALLEST = 44;

/** Rounding causes up to half a pixel. */
const TOLERANCE = 0.5;

const ROLES = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'combobox',
  'slider',
  'textbox',
  'searchbox',
];
const CONTROLS = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...ROLES.map((role) => `[role=${role}]`),
].join();

/**
 * Controls that are smaller than allowed. The hit area includes labels and what `::before` and `::after` add.
 */
export function findSmallTargets(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => canBeHit(control) && !isLargeEnough(control) && !isLinkInSentence(control))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${describeElement(control)} is ${Math.round(width)} x ${Math.round(height)} px, less than ${SMALLEST} x ${SMALLEST}`;
    });
}

function canBeHit(control: HTMLElement): boolean {
  if (!control.checkVisibility({ visibilityProperty: true })) return false;
  if (getComputedStyle(control).pointerEvents === 'none' || control.closest('[inert]') !== null) return false;
  // A visually hidden control is for the keyboard and for screen readers. If it has a label, the label is the
  // target.
  return !isVisuallyHidden(control) || labelsOf(control).length > 0;
}

function isVisuallyHidden(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1 || getComputedStyle(element).clipPath === 'inset(50%)';
}

function isLargeEnough(control: HTMLElement): boolean {
  const own = control.getBoundingClientRect();
  if (fits(own) && !isVisuallyHidden(control)) return true;
  if (labelsOf(control).some((label) => fits(label.getBoundingClientRect()))) return true;
  const parts = [own, ...pseudoRects(control), ...descendantRects(control)];
  return fits(unite(parts));
}

function labelsOf(control: HTMLElement): HTMLElement[] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return labels.filter(
    (label) => label.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(label),
  );
}

function fits({ width, height }: { width: number; height: number }): boolean {
  return width >= SMALLEST - TOLERANCE && height >= SMALLEST - TOLERANCE;
}

function unite(rects: DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The boxes inside a control. A box inside an inline link is larger than the link's own line. */
function descendantRects(control: HTMLElement): DOMRect[] {
  return [...control.querySelectorAll('*')]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).pointerEvents !== 'none')
    .map((part) => part.getBoundingClientRect());
}

/** The boxes of positioned pseudo-elements, which enlarge the hit area of a small control. */
function pseudoRects(control: HTMLElement): DOMRect[] {
  return ['::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(control, pseudo);
    if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none')
      return [];
    const holder = findPositioned(control);
    const { left, top } = holder.getBoundingClientRect();
    const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
    if (x === undefined || y === undefined || !Number.isFinite(width) || !Number.isFinite(height)) return [];
    return [new DOMRect(left + holder.clientLeft + x, top + holder.clientTop + y, width, height)];
  });
}

function findPositioned(element: HTMLElement): HTMLElement {
  let holder = element;
  while (getComputedStyle(holder).position === 'static' && holder.parentElement !== null)
    holder = holder.parentElement;
  return holder;
}

/** A link within text cannot be taller than its line. A link beside other links and icons can. */
function isLinkInSentence(control: HTMLElement): boolean {
  if (!control.matches('a, [role=link]') || getComputedStyle(control).display !== 'inline') return false;
  let block = control.parentElement;
  while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
  const words = block?.cloneNode(true) as HTMLElement | undefined;
  words?.querySelectorAll(CONTROLS).forEach((part) => part.remove());
  return /\p{L}{2}/u.test(words?.textContent ?? '');
}
