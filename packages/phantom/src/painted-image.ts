/** A painted photograph in the format that the engine reads: sRGB, 8 bits per channel, rows from the top. */
export interface PaintedImage {
  readonly width: number;
  readonly height: number;
  /** `width * height * 3` bytes: R, G, B, R, G, B, … */
  readonly data: Uint8Array;
}
