import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureSource } from './fetch-picture.ts';
import { publicAddress } from './public-address.ts';

const PUBLIC = '93.184.216.34';

/** A red photo with a place in its metadata. */
const PHOTO = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Copyright: 'Berlin 52.5 N' } })
  .jpeg()
  .toBuffer();

/**
 * A source whose names resolve as given and whose addresses answer as given. Also records what was requested.
 */
function sourceOf(answers: Record<string, Buffer | string>, addresses: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const source = createPictureSource({
    resolve: async (host) => addresses[host] ?? [PUBLIC],
    ask: async (url, address) => {
      asked.push(`${url.href} at ${address}`);
      const answer = answers[url.href];
      if (answer === undefined) throw new Error('Nobody answers.');
      return answer;
    },
  });
  return { asked, fetch: source.fetch };
}

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['192.168.0.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['[::1]'],
  ['[fe80::1]'],
  ['[fc00::1]'],
  ['[::ffff:10.0.0.1]'],
  ['[64:ff9b::a00:1]'],
  ['2130706433'],
])('%s is no public address', async (host) => {
  const { hostname } = new URL(`https://${host}/`);
  expect(await publicAddress(hostname)).toBeUndefined();
});

test('a name is public only when all of its addresses are', async () => {
  expect(await publicAddress('a.example', async () => [PUBLIC])).toBe(PUBLIC);
  expect(await publicAddress('a.example', async () => [PUBLIC, '10.0.0.1'])).toBeUndefined();
  expect(await publicAddress('a.example', async () => [])).toBeUndefined();
});

test('a photo becomes a square WebP without its metadata', async () => {
  const { asked, fetch } = sourceOf({ 'https://shop.example/a.jpg': PHOTO });
  const fetched = await fetch('https://shop.example/a.jpg');
  const picture = Buffer.from('picture' in fetched ? fetched.picture : []);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 488, height: 488 });
  expect(picture.includes('Berlin')).toBe(false);
  expect(asked).toEqual([`https://shop.example/a.jpg at ${PUBLIC}`]);
});

test('a redirect is followed only to another public address, and only a limited number of times', async () => {
  const answers = {
    'https://shop.example/a.jpg': '/b.jpg',
    'https://shop.example/b.jpg': PHOTO,
    'https://shop.example/in': 'https://inside.example/a.jpg',
    'https://shop.example/http': 'http://shop.example/b.jpg',
    'https://shop.example/port': 'https://shop.example:8443/b.jpg',
    'https://shop.example/round': '/round',
  };
  const { asked, fetch } = sourceOf(answers, { 'inside.example': ['10.0.0.1'] });
  expect(await fetch('https://shop.example/a.jpg')).toHaveProperty('picture');
  expect(await fetch('https://shop.example/in')).toEqual({ failure: 'not_public' });
  expect(await fetch('https://shop.example/http')).toEqual({ failure: 'not_public' });
  expect(await fetch('https://shop.example/port')).toEqual({ failure: 'not_public' });
  expect(await fetch('https://shop.example/round')).toEqual({ failure: 'unreachable' });
  expect(asked.filter((line) => /inside|http:|8443/.test(line))).toEqual([]);
});

test.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['nothing', Buffer.alloc(0)],
  ['half a photo', PHOTO.subarray(0, 200)],
])('%s is no picture', async (_, bytes) => {
  const { fetch } = sourceOf({ 'https://shop.example/a': bytes });
  expect(await fetch('https://shop.example/a')).toEqual({ failure: 'no_picture' });
});
