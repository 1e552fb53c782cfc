import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { hugePng } from '../../../packages/server/test/huge-png.ts';
import { multiPicture } from '../../../packages/server/test/photo-formats.ts';
import {
  JPEG_MAGIC,
  MEGABYTE,
  PNG_MAGIC,
  chunk,
  flip,
  framed,
  halve,
  jpegThatClaims,
  noise,
  pngThatClaims,
  pngWith,
  small,
  withPlace,
  withSegment,
} from './photo-bytes.ts';

/**
 * The expected response: `refused` is 4xx with a sentence, `judged` is a verdict of the gate, `answered` is
 * either.
 */
export type Outcome = 'refused' | 'judged' | 'answered';

/** A file made from a good photo, and its expected outcome. */
export type HostilePhoto = [
  name: string,
  outcome: Outcome,
  make: (photo: Buffer) => Buffer | Promise<Buffer>,
];

const text = (content: string) => () => Buffer.from(content, 'latin1');

const TYPES: HostilePhoto[] = [
  ['an SVG', 'refused', text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
  [
    'an SVG that reads a file',
    'refused',
    text(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  ],
  [
    'an SVG of a billion entities',
    'refused',
    text(
      `<!DOCTYPE svg [<!ENTITY a "a">${'bcdefghij'
        .split('')
        .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`)
        .join('')}]><svg>&j;</svg>`,
    ),
  ],
  ['a GIF', 'refused', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
  ['a TIFF', 'refused', (photo) => small(photo).tiff().toBuffer()],
  ['an iPhone photo (HEIC)', 'refused', () => framed('heic')],
  ['an AVIF', 'refused', () => framed('avif')],
  ['a BMP', 'refused', text(`BM${'\0'.repeat(200)}`)],
  ['an icon', 'refused', () => Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(100)])],
  ['a PDF', 'refused', text('%PDF-1.7\n%%EOF')],
  ['a ZIP', 'refused', text('PK\x03\x04aaaa')],
  ['a program', 'refused', text('\x7fELF\x02\x01\x01')],
  ['a page', 'refused', text('<!doctype html><script>alert(1)</script>')],
  ['nothing', 'refused', () => Buffer.alloc(0)],
  ['one byte', 'refused', () => Buffer.from([0xff])],
  ['zeros', 'refused', () => Buffer.alloc(100_000)],
];

const BROKEN: HostilePhoto[] = [
  ['the first bytes of a JPEG alone', 'refused', () => JPEG_MAGIC],
  ['the first bytes of a PNG alone', 'refused', () => PNG_MAGIC],
  ['the first bytes of a WebP alone', 'refused', text('RIFF\x10\0\0\0WEBPVP8 ')],
  ['half a JPEG', 'refused', (photo) => photo.subarray(0, photo.length / 2)],
  ['half a PNG', 'refused', async (photo) => halve(await small(photo).png().toBuffer())],
  ['half a WebP', 'refused', async (photo) => halve(await small(photo).webp().toBuffer())],
  ['a JPEG with noise behind its first bytes', 'refused', () => Buffer.concat([JPEG_MAGIC, noise(50_000)])],
  ['a PNG with noise behind its first bytes', 'refused', () => Buffer.concat([PNG_MAGIC, noise(50_000)])],
  [
    '20 MB of zeros that begin like a JPEG',
    'refused',
    () => Buffer.concat([JPEG_MAGIC, Buffer.alloc(19 * MEGABYTE)]),
  ],
  [
    'one byte more than 20 MB',
    'refused',
    (photo) => Buffer.concat([photo, Buffer.alloc(20 * MEGABYTE - photo.length + 1)]),
  ],
  ['a PNG with a wrong checksum', 'answered', async (photo) => flip(await small(photo).png().toBuffer(), 30)],
  [
    'a photo with a broken colour profile',
    'answered',
    (photo) => withSegment(photo, 0xe2, Buffer.from('ICC_PROFILE\0\x01\x01garbage', 'latin1')),
  ],
];

const LIARS: HostilePhoto[] = [
  ['a PNG of 900 megapixels in 110 KB', 'refused', () => hugePng(30_000)],
  ['a PNG that claims 60,000 by 60,000', 'refused', (photo) => pngThatClaims(photo, 60_000, 60_000)],
  ['a PNG that claims 2 billion by 1', 'refused', (photo) => pngThatClaims(photo, 2_147_483_647, 1)],
  ['a PNG that claims to be one pixel', 'answered', (photo) => pngThatClaims(photo, 1, 1)],
  ['a PNG that claims no pixels', 'refused', (photo) => pngThatClaims(photo, 0, 0)],
  ['a JPEG that claims 65,500 by 65,500', 'refused', (photo) => jpegThatClaims(photo, 65_500)],
  ['a JPEG that claims no pixels', 'refused', (photo) => jpegThatClaims(photo, 0)],
  [
    'a PNG whose text unpacks to 200 MB',
    'answered',
    (photo) =>
      pngWith(
        photo,
        chunk(
          'zTXt',
          Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(200 * MEGABYTE))]),
        ),
      ),
  ],
  [
    'a PNG with ten thousand texts',
    'answered',
    (photo) =>
      pngWith(photo, ...Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from('a\0b', 'latin1')))),
  ],
  [
    'one pixel',
    'answered',
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a line of 16,000 pixels',
    'answered',
    () =>
      sharp({ create: { width: 16_000, height: 1, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
  ],
];

const TWO_FACED: HostilePhoto[] = [
  [
    'a JPEG that is a page, too',
    'judged',
    (photo) => withSegment(photo, 0xfe, Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>')),
  ],
  [
    'a JPEG with a ZIP behind it',
    'judged',
    (photo) => Buffer.concat([photo, Buffer.from('PK\x03\x04aaaa', 'latin1')]),
  ],
  ['a GIF with a JPEG behind it', 'refused', (photo) => Buffer.concat([Buffer.from('GIF89a'), photo])],
  ['two pictures in one file', 'judged', (photo) => multiPicture(photo, photo)],
  [
    'a WebP that moves',
    'judged',
    (photo) =>
      sharp([photo, photo], { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
];

const COLOURS: HostilePhoto[] = [
  ['a photo with the place where it was taken', 'judged', (photo) => withPlace(photo)],
  [
    'a photo turned in a way that does not exist',
    'answered',
    (photo) =>
      sharp(photo)
        .withExif({ IFD0: { Orientation: '9' } })
        .toBuffer(),
  ],
  [
    'a photo with 60 KB of notes of the camera',
    'judged',
    (photo) =>
      sharp(photo)
        .withExif({ IFD0: { ImageDescription: 'a'.repeat(60_000) } })
        .toBuffer(),
  ],
  ['a PNG of 16 bits', 'judged', (photo) => sharp(photo).toColourspace('rgb16').png().toBuffer()],
  ['the colours of print', 'refused', (photo) => sharp(photo).toColourspace('cmyk').jpeg().toBuffer()],
  ['shades of grey', 'answered', (photo) => sharp(photo).grayscale().toColourspace('b-w').jpeg().toBuffer()],
  ['256 colours', 'refused', (photo) => sharp(photo).png({ palette: true }).toBuffer()],
  ['a photo that is half see-through', 'refused', (photo) => sharp(photo).ensureAlpha(0.5).png().toBuffer()],
  ['a progressive JPEG', 'judged', (photo) => sharp(photo).jpeg({ progressive: true }).toBuffer()],
];

export const HOSTILE_PHOTOS: readonly HostilePhoto[] = [
  ...TYPES,
  ...BROKEN,
  ...LIARS,
  ...TWO_FACED,
  ...COLOURS,
];
