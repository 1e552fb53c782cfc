import { paintFace } from '@daylit/phantom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hugePng } from '../../../test/huge-png.ts';
import { animatedPng, animatedWebp, multiPicture, oriented, pixelsOf } from '../../../test/photo-formats.ts';
import { photoForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const SIZE = { width: 480, height: 600, faceWidth: 400 };
const FACE = paintFace({ ...SIZE, identity: 5, tone: 4 });
const OTHER = paintFace({ ...SIZE, identity: 9, tone: 1 });

const DAMAGED = 'This photo is incomplete or damaged. Please save it again or choose another one.';

let server: TestServer;
let noor: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ hasEngine: true });
});
// Each refused photo counts as an attempt of its member.
beforeEach(async () => {
  noor = await server.member();
});
afterAll(() => server.close());

const face = () => pixelsOf(FACE);
const jpeg = () => face().jpeg().toBuffer();
const progressive = () => face().jpeg({ progressive: true }).toBuffer();
const tiny = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a97' } })
    .png()
    .toBuffer();

it.each<[string, () => Promise<Buffer>]>([
  ['a PNG', () => face().png().toBuffer()],
  ['a WebP', () => face().webp().toBuffer()],
  ['a progressive JPEG', progressive],
  ['16 bits', () => face().toColourspace('rgb16').png().toBuffer()],
  ['Display P3', () => face().withIccProfile('p3').jpeg().toBuffer()],
  ['an opaque alpha channel', () => face().ensureAlpha(1).png().toBuffer()],
  ['a file on its head', () => oriented(FACE, 3).jpeg().toBuffer()],
  ['a file on its side and mirrored', () => oriented(FACE, 7).jpeg().toBuffer()],
  ['a WebP that moves', () => animatedWebp(FACE, OTHER)],
  ['a PNG that moves', async () => animatedPng(await face().png().toBuffer(), await tiny(480, 600))],
  ['an MPO', async () => multiPicture(await jpeg(), await jpeg())],
])('the gate passes a good face from %s', async (_, photo) => {
  const form = photoForm(await photo());
  expect(await noor.post('/api/validate-photo', form)).toMatchObject({
    status: 200,
    body: { status: 'pass' },
  });
});

it.each([
  ['selfie.heic', 'image/heic'],
  ['selfie', 'application/octet-stream'],
  ['selfie.svg', 'image/svg+xml'],
  ['../../selfie.php', 'text/html'],
])('the bytes decide, not the name %j and the type %j', async (name, type) => {
  const form = photoForm(await face().png().toBuffer(), name, type);
  expect(await noor.post('/api/validate-photo', form)).toMatchObject({
    status: 200,
    body: { status: 'pass' },
  });
});

it.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
  ['HEIC', () => container('heic'), 415, /HEIC.*as a JPEG/],
  ['AVIF', () => container('avif'), 415, /AVIF.*as a JPEG/],
  ['a film', () => container('isom'), 415, /not a JPEG, PNG or WebP/],
  ['TIFF', () => Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1'), 415, /not a JPEG, PNG or WebP/],
  ['the colours of print', () => face().toColourspace('cmyk').jpeg().toBuffer(), 415, /printing press/],
  ['256 colors', () => face().png({ palette: true }).toBuffer(), 415, /256 colors/],
  ['a see-through face', () => face().ensureAlpha(0.5).png().toBuffer(), 415, /see-through/],
  ['a progressive JPEG cut in half', async () => half(await progressive()), 422, new RegExp(DAMAGED)],
  ['a PNG cut in half', async () => half(await face().png().toBuffer()), 422, new RegExp(DAMAGED)],
  ['a WebP cut in half', async () => half(await face().webp().toBuffer()), 422, new RegExp(DAMAGED)],
  ['900 megapixels', () => hugePng(30_000), 413, /40 megapixels/],
])('%s is refused with its status and what to do instead', async (_, photo, status, words) => {
  const answer = await noor.post('/api/validate-photo', photoForm(await photo()));
  expect(answer).toEqual(expect.objectContaining({ status, body: { detail: expect.stringMatching(words) } }));
});

it.each<[string, () => Promise<Buffer>, string]>([
  ['grey', () => face().greyscale().jpeg().toBuffer(), 'no_colour'],
  ['grey of 16 bits', () => face().toColourspace('grey16').png().toBuffer(), 'no_colour'],
  [
    'grey written as RGB',
    async () =>
      sharp(await face().greyscale().png().toBuffer())
        .toColourspace('srgb')
        .webp()
        .toBuffer(),
    'no_colour',
  ],
  ['one pixel', () => tiny(1, 1), 'no_face'],
  ['one row', () => tiny(900, 1), 'no_face'],
  ['one column', () => tiny(1, 900), 'no_face'],
])('%s can be read and is refused by the gate', async (_, photo, issue) => {
  const answer = await noor.post('/api/validate-photo', photoForm(await photo()));
  expect(answer).toMatchObject({ status: 200, body: { status: 'fail', issue } });
});

/** The first bytes of a file of the family that phones' newer formats belong to. */
function container(brand: string): Buffer {
  return Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1miaf`, 'latin1');
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
