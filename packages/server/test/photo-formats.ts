import { crc32 } from 'node:zlib';
import type { RgbImage } from '@daylit/vision';
import sharp, { type Sharp } from 'sharp';

/** The picture as input for the library's encoders. */
export function pixelsOf({ data, width, height }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * The position of the file's pixel at x, y in the upright picture of that width and height, by EXIF's
 * definition: which side of the picture the file's first row and first column are.
 */
const UPRIGHT: ((x: number, y: number, width: number, height: number) => [number, number])[] = [
  (x, y) => [x, y],
  (x, y, width) => [width - 1 - x, y],
  (x, y, width, height) => [width - 1 - x, height - 1 - y],
  (x, y, _, height) => [x, height - 1 - y],
  (x, y) => [y, x],
  (x, y, width) => [width - 1 - y, x],
  (x, y, width, height) => [width - 1 - y, height - 1 - x],
  (x, y, _, height) => [y, height - 1 - x],
];

/**
 * The picture as a camera in this orientation, 1 to 8, stores it, with the tag that says how to turn it
 * upright.
 */
export function oriented({ data, width, height }: RgbImage, orientation: number): Sharp {
  const place = UPRIGHT[orientation - 1];
  if (!place) throw new Error('EXIF knows the orientations 1 to 8.');
  const [storedWidth, storedHeight] = orientation < 5 ? [width, height] : [height, width];
  const stored = new Uint8Array(data.length);
  for (let y = 0; y < storedHeight; y++) {
    for (let x = 0; x < storedWidth; x++) {
      const [uprightX, uprightY] = place(x, y, width, height);
      const from = 3 * (uprightY * width + uprightX);
      stored.set(data.subarray(from, from + 3), 3 * (y * storedWidth + x));
    }
  }
  return pixelsOf({ data: stored, width: storedWidth, height: storedHeight }).withMetadata({ orientation });
}

/** An animated WebP: first this picture, then that. */
export function animatedWebp(first: RgbImage, second: RgbImage): Promise<Buffer> {
  const { width, height } = first;
  const frames = { width, height: 2 * height, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.concat([first.data, second.data]), { raw: frames })
    .webp({ lossless: true, delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** An animated PNG: the pictures of two files of the same size, one after another. */
export function animatedPng(first: Buffer, second: Buffer): Buffer {
  const chunks = chunksOf(first);
  const size = chunks[0]?.data.subarray(0, 8) ?? Buffer.alloc(8);
  const control = (sequence: number): Chunk => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    size.copy(data, 4);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return { type: 'fcTL', data };
  };
  const animation = Buffer.alloc(8);
  animation.writeUInt32BE(2, 0);
  const frame = chunksOf(second)
    .filter(({ type }) => type === 'IDAT')
    .map(({ data }, i): Chunk => {
      const sequence = Buffer.alloc(4);
      sequence.writeUInt32BE(2 + i, 0);
      return { type: 'fdAT', data: Buffer.concat([sequence, data]) };
    });
  const start = chunks.findIndex(({ type }) => type === 'IDAT');
  const all = [
    ...chunks.slice(0, start),
    { type: 'acTL', data: animation },
    control(0),
    ...chunks.slice(start, -1),
    control(1),
    ...frame,
    ...chunks.slice(-1),
  ];
  return Buffer.concat([first.subarray(0, 8), ...all.map(bytesOf)]);
}

interface Chunk {
  type: string;
  data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function bytesOf({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length, 0);
  sum.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([length, body, sum]);
}

/**
 * Two JPEGs in one file, as cameras with two lenses write them (MPO); the mark says that another picture
 * follows.
 */
export function multiPicture(first: Buffer, second: Buffer): Buffer {
  const mark = Buffer.concat([
    Buffer.from([0xff, 0xe2, 0, 14]),
    Buffer.from('MPF\0II*\0\x08\0\0\0', 'latin1'),
  ]);
  return Buffer.concat([first.subarray(0, 2), mark, first.subarray(2), second]);
}
