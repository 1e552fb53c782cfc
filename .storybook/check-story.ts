import { findAxeViolations, findPoorContrast } from './axe.ts';
import { type Exemptions, readExemptions } from './exemptions.ts';
import type { Theme } from './modes.ts';
import { findSidewaysScroll } from './sideways-scroll.ts';
import { findSmallTargets } from './target-size.ts';

/** CSS px: the narrowest phone, and the phone of the design pictures. */
const NARROW = 320;
const PHONE = 390;

/** Vitest runs the stories in a frame. Anywhere else a person looks at them, and nothing may jump. */
export const isTest = '__vitest_browser__' in globalThis;

/** Parts that appear only on narrow pages and that axe has checked, such as a screen's navigation dock. */
const judgedWhenNarrow = new Set<string>();

/**
 * Checks the story as its play function has left it: in the other theme, on the narrowest phone, and there
 * with letters of double size. Rendering and playing are slow, so they are done once. Colours that axe has
 * checked in one story are not checked again in another.
 */
export async function checkStory(
  parameters: { exempt?: unknown; layout?: string; phoneLength?: number },
  theme: Theme,
): Promise<void> {
  const exempt = readExemptions(parameters.exempt);
  const { body, documentElement: page } = document;
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const faults: string[] = [];
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));

  note(`${theme} theme`, [...(await findAxeViolations([body])), ...(await findPoorContrast())]);
  const restoreTheme = change(page, 'data-theme', otherTheme);
  const restoreLayout = change(body, 'class', `sb-show-main sb-main-${parameters.layout ?? 'padded'}`);
  note(`${otherTheme} theme`, await findPoorContrast());
  note('on a desk', geometryFaults(exempt));

  if (parameters.phoneLength !== undefined) note(`at ${PHONE} px`, lengthFaults(parameters.phoneLength));
  const seenOnDesk = new Set(visibleElements());
  const restoreWidth = changeWidth(NARROW);
  note(`at ${NARROW} px`, geometryFaults(exempt));
  const added = outermost(visibleElements().filter((element) => !seenOnDesk.has(element))).filter(
    isNotJudged,
  );
  if (added.length > 0) {
    const found = [...(await findAxeViolations(added)), ...(await findPoorContrast())];
    note(`at ${NARROW} px, ${otherTheme} theme`, found);
  }

  const restoreLetters = change(page, 'style', 'font-size: 200%');
  if (!exempt.sidewaysScroll) note(`at ${NARROW} px with letters of 200 %`, findSidewaysScroll());

  for (const restore of [restoreLetters, restoreWidth, restoreLayout, restoreTheme]) restore();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The frame that Vitest runs the stories in. Its media and container queries follow its width at once. */
export function testFrame(): HTMLElement {
  const frameElement = globalThis.frameElement as HTMLElement | null;
  if (frameElement === null) throw new Error('Stories are tested in a frame whose width can be set.');
  return frameElement;
}

/** Makes the frame `width` CSS px wide and returns a function that restores the old width. */
function changeWidth(width: number): () => void {
  const frame = testFrame();
  const restore = change(frame, 'style', `${frame.getAttribute('style') ?? ''}; width: ${width}px`);
  const { clientWidth } = document.documentElement;
  if (clientWidth !== width) throw new Error(`The frame is ${clientWidth} px wide, not ${width}.`);
  return restore;
}

/** A page that is longer than `most` CSS px on a phone. */
function lengthFaults(most: number): string[] {
  const restore = changeWidth(PHONE);
  const { scrollHeight } = document.documentElement;
  restore();
  return scrollHeight <= most ? [] : [`The page is ${scrollHeight} px long, at most ${most} are read.`];
}

/** Sets an attribute and returns a function that restores the old value. */
function change(element: Element, attribute: string, value: string): () => void {
  const before = element.getAttribute(attribute);
  element.setAttribute(attribute, value);
  return () => {
    if (before === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, before);
  };
}

function geometryFaults(exempt: Exemptions): string[] {
  return [
    ...(exempt.sidewaysScroll ? [] : findSidewaysScroll()),
    ...(exempt.targetSize ? [] : findSmallTargets()),
  ];
}

function visibleElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
}

function outermost(elements: Element[]): Element[] {
  const all = new Set(elements);
  return elements.filter((element) => element.parentElement === null || !all.has(element.parentElement));
}

/** React gives new ids in each story, so ids are left out of the comparison. */
function isNotJudged(element: Element): boolean {
  const markup = element.outerHTML.replaceAll(/_r_\w+_/g, '');
  if (judgedWhenNarrow.has(markup)) return false;
  judgedWhenNarrow.add(markup);
  return true;
}
