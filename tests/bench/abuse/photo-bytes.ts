// Photos with bytes that no camera writes.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export const PNG_MAGIC = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
export const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
export const MEGABYTE = 1024 * 1024;

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG with extra chunks before its end chunk. */
export async function pngWith(photo: Buffer, ...extra: Buffer[]): Promise<Buffer> {
  const png = await small(photo).png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...extra, png.subarray(33)]);
}

/** Overwrites width and height in the header of a PNG. */
export async function pngThatClaims(photo: Buffer, width: number, height: number): Promise<Buffer> {
  const png = await small(photo).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Overwrites height and width in the frame header of a JPEG. */
export function jpegThatClaims(photo: Buffer, side: number): Buffer {
  const jpeg = Buffer.from(photo);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

export function small(photo: Buffer) {
  return sharp(photo).resize(400);
}

/** A JPEG with an extra segment after the start marker. */
export function withSegment(photo: Buffer, marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([
    photo.subarray(0, 2),
    Buffer.from([0xff, marker]),
    length,
    content,
    photo.subarray(2),
  ]);
}

export function framed(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(200),
  ]);
}

/** A photo with coordinates and a text in its metadata. */
export function withPlace(photo: Buffer, words = 'Dolores Park'): Promise<Buffer> {
  const place = {
    GPSLatitude: '52/1 31/1 12/1',
    GPSLatitudeRef: 'N',
    GPSLongitude: '13/1 24/1 18/1',
    GPSLongitudeRef: 'E',
  };
  return sharp(photo)
    .withExif({ IFD0: { ImageDescription: words, Artist: words }, IFD3: place })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The photo with some bytes changed, differently for each seed. */
export function mutated(photo: Buffer, seed: number): Buffer {
  const random = generator(seed);
  const copy = Buffer.from(photo);
  for (let n = 0; n < 12; n++)
    copy[Math.floor(random() * (n < 4 ? 600 : copy.length))] = Math.floor(random() * 256);
  return seed % 3 ? copy : copy.subarray(0, Math.floor(random() * copy.length));
}

export function halve(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

export function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

export function noise(length: number): Buffer {
  const random = generator(7);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function generator(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}
