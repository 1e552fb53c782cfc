import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { hugePng } from '../../../test/huge-png.ts';
import { Refusal } from '../../errors.ts';
import { decodePhoto } from './decode-photo.ts';

const RED = { r: 200, g: 40, b: 30 };

/** Left half red, right half blue, 60 x 40. */
function halves(): Sharp {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: RED } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: 'blue' } }, left: 30, top: 0 },
  ]);
}

/** A picture whose upper quarter has this opacity, 0 to 255. */
function seeThrough(alpha: number): Sharp {
  const data = new Uint8Array(60 * 40 * 4).fill(255);
  for (let i = 3; i < data.length / 4; i += 4) data[i] = alpha;
  return sharp(data, { raw: { width: 60, height: 40, channels: 4 } });
}

async function refusal(photo: Uint8Array): Promise<string> {
  const error: unknown = await decodePhoto(photo).catch((error: unknown) => error);
  return error instanceof Refusal ? `${error.status} ${error.message}` : `no refusal: ${String(error)}`;
}

describe('decodePhoto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'decodePhoto reads %s into three bytes a pixel',
    async (format) => {
      const { width, height, data } = await decodePhoto(await halves().toFormat(format).toBuffer());
      expect([width, height, data.length]).toEqual([60, 40, 60 * 40 * 3]);
      expect(data[0]).toBeGreaterThan(150);
      expect(data[59 * 3]).toBeLessThan(60);
    },
  );

  it.each([
    ['greyscale', () => halves().greyscale().jpeg()],
    ['16 bits a channel', () => halves().toColourspace('rgb16').png()],
    ['an alpha channel that hides nothing', () => halves().ensureAlpha(1).png()],
    ['the same in 16 bits', () => halves().ensureAlpha(1).toColourspace('rgb16').png()],
    ['the same in grey', () => halves().greyscale().ensureAlpha(1).webp()],
  ])('decodePhoto takes %s', async (_, photo) => {
    const { width, height, data } = await decodePhoto(await photo().toBuffer());
    expect(data.length).toBe(width * height * 3);
  });

  it('decodePhoto turns a photo upright by its orientation tag', async () => {
    const onItsSide = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = await decodePhoto(onItsSide);
    expect([width, height]).toEqual([40, 60]);
  });

  it('decodePhoto shrinks the long side to 1600 and leaves small photos alone', async () => {
    const large = { create: { width: 3000, height: 1500, channels: 3, background: RED } } as const;
    const { width, height } = await decodePhoto(await sharp(large).jpeg().toBuffer());
    expect([width, height]).toEqual([1600, 800]);
  });
});

describe('decodePhoto refuses', () => {
  it('what is no photo, by its bytes', async () => {
    const wrongType = '415 This file is not a JPEG, PNG or WebP photo. Please choose another one.';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await refusal(Buffer.from('just some text'))).toBe(wrongType);
    expect(await refusal(Buffer.from(svg))).toBe(wrongType);
    expect(await refusal(Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`))).toBe(wrongType);
    expect(await refusal(Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'))).toBe(
      wrongType,
    );
    for (const [brand, words] of [
      ['heic', /HEIC.*save this one as a JPEG.*Most Compatible/],
      ['mif1', /HEIC/],
      ['avif', /AVIF.*save this one as a JPEG/],
      ['isom', /not a JPEG/],
    ] as const) {
      const container = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
      expect(await refusal(container)).toMatch(new RegExp(`^415 .*${words.source}`));
    }
  });

  it('a file that claims to be a photo and is none', async () => {
    const polyglot = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<svg></svg>')]);
    expect(await refusal(polyglot)).toMatch(/^422 .*damaged/);
  });

  it.each<[string, () => Sharp, RegExp]>([
    ['the colours of print', () => halves().toColourspace('cmyk').jpeg(), /printing press/],
    ['the same with a profile', () => halves().withIccProfile('cmyk').jpeg(), /printing press/],
    ['a palette', () => halves().png({ palette: true }), /256 colors/],
    ['half opacity', () => seeThrough(128).png(), /see-through/],
    ['the same in 16 bits', () => seeThrough(128).toColourspace('rgb16').png(), /see-through/],
    ['a hole in a WebP', () => seeThrough(0).webp({ lossless: true }), /see-through/],
  ])('%s, because no colour would be right', async (_, photo, words) => {
    expect(await refusal(await photo().toBuffer())).toMatch(new RegExp(`^415 .*${words.source}.*Please`));
  });

  it('an empty file', async () => {
    expect(await refusal(Buffer.alloc(0))).toMatch(/^422 .*empty/);
  });

  it.each([
    ['jpeg', {}],
    ['jpeg', { progressive: true }],
    ['png', {}],
    ['png', { progressive: true }],
    ['webp', {}],
  ] as const)('a %s cut in half, %o', async (format, options) => {
    const noise = {
      create: {
        width: 400,
        height: 500,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    } as const;
    const whole = await sharp(noise).toFormat(format, options).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/^422 .*incomplete/);
  });

  it('900 megapixels in a small file, without unpacking them', async () => {
    const bomb = hugePng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const [before, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
    expect(await refusal(bomb)).toMatch(/^413 .*40 megapixels/);
    const { user, system } = process.cpuUsage(before);
    // Decoded, they would take 2.7 GB and seconds of processor time.
    expect((user + system) / 1000).toBeLessThan(1_000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(500_000_000);
  });
});
