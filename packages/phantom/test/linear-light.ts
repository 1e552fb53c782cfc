/** Linear light, 0 to 1, of an sRGB byte. */
export function linearLight(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
