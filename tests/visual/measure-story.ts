// Runs in the page, so it must not use anything from outside the function.

/** In CSS px, from the top left of the page. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  isInWindow: boolean;
}

/** The box around the story and what it renders elsewhere, such as dialogs. The window of a scrolled page. */
export function measureStory(limits: { margin: number; tallest: number }): Box {
  const { documentElement: page, body } = document;
  if (scrollY > 0)
    return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, isInWindow: true };
  const boxes = [...body.children]
    .filter((part) => !/^(script|style)$/i.test(part.localName) && !/(^|\s)sb-/.test(part.className))
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - limits.margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - limits.margin));
  const right = Math.min(
    page.scrollWidth,
    Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + limits.margin),
  );
  const bottom = Math.min(
    page.scrollHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + limits.margin),
  );
  // A story that renders nothing still gets a picture, an empty one.
  if (boxes.length === 0) return { x: 0, y: 0, width: 16, height: 16, isInWindow: true };
  return {
    x: left,
    y: top,
    width: Math.max(1, right - left),
    height: Math.min(limits.tallest, Math.max(1, bottom - top)),
    isInWindow: bottom <= innerHeight,
  };
}
