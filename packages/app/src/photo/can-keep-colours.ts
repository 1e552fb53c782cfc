/** Bytes that are looked at, from the start of the file. The headers before the pixels are far shorter. */
const HEADER_BYTES = 1024 * 1024;

/**
 * Whether a JPEG that a canvas writes can show the photo as it is. It cannot for see-through parts, palettes
 * and printing colours, which the server refuses and could not find out afterwards, nor for a WebP with EXIF
 * data, whose orientation some browsers leave out. Other formats are left to the browser's decoder.
 */
export async function canKeepColours(file: Blob): Promise<boolean> {
  const bytes = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (textAt(bytes, 0, 2) === '\u00FF\u00D8') return isRgbJpeg(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return isOpaquePng(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return isPlainWebp(bytes);
  return true;
}

/** Grey counts, because a canvas keeps it. False where the frame header is not found. */
function isRgbJpeg(bytes: DataView): boolean {
  for (let at = 2; at + 9 < bytes.byteLength && bytes.getUint8(at) === 0xff;) {
    const marker = bytes.getUint8(at + 1);
    // The frame header. Three other markers have numbers between its kinds.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.getUint8(at + 9) <= 3;
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return false;
}

/** RGB or grey, without a colour that counts as see-through. */
function isOpaquePng(bytes: DataView): boolean {
  if (bytes.byteLength < 33 || ![0, 2].includes(bytes.getUint8(25))) return false;
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + bytes.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4);
    if (chunk === 'tRNS') return false;
    if (chunk === 'IDAT') return true;
  }
  return false;
}

/** Neither see-through nor animated, and without EXIF data. */
function isPlainWebp(bytes: DataView): boolean {
  if (bytes.byteLength < 25) return false;
  const kind = textAt(bytes, 12, 4);
  if (kind === 'VP8X') return (bytes.getUint8(20) & 0b1_1010) === 0;
  if (kind === 'VP8L') return (bytes.getUint8(24) & 0b1_0000) === 0;
  return true;
}

/** The text of `length` bytes, one character each. Shorter at the end of the bytes. */
function textAt(bytes: DataView, at: number, length: number): string {
  const end = Math.min(at + length, bytes.byteLength);
  return String.fromCharCode(...new Uint8Array(bytes.buffer, Math.min(at, end), Math.max(0, end - at)));
}
