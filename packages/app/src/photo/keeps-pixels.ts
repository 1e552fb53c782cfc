/** Side of the square that is tried, pixels. Some browsers change only a few pixels of an image. */
const SIDE = 32;

/**
 * Whether this browser's canvas gives back what was drawn. Browsers that hide from fingerprinting answer with
 * noise instead, in which there is no face. Must be called where `OffscreenCanvas` exists.
 */
export function keepsPixels(): boolean {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) return false;
  const drawn = context.createImageData(SIDE, SIDE);
  // Opaque, and all different, as one colour alone may be left unchanged.
  for (let i = 0; i < drawn.data.length; i++) drawn.data[i] = i % 4 === 3 ? 255 : (i * 37) % 256;
  context.putImageData(drawn, 0, 0);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, i) => value === drawn.data[i]);
}
