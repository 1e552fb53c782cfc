/**
 * A visible character: no space, no control, no mark on its own, no character without width. U+2800 is the
 * Braille pattern without dots.
 */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/** Whether a name has a character that people can see. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}
