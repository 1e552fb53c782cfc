import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPhoto, sealPhoto } from './photo-cipher.ts';

const photo = Buffer.concat([Buffer.from('the photo says who I am'), randomBytes(5000)]);

it('the cipher gives the photo back with its key', () => {
  expect(openPhoto(sealPhoto(photo)).equals(photo)).toBe(true);
});

it('the cipher leaves nothing of the photo readable and never uses a key twice', () => {
  const [one, two] = [sealPhoto(photo), sealPhoto(photo)];
  expect(one.bytes.includes('the photo says')).toBe(false);
  expect(one.key.equals(two.key)).toBe(false);
  expect(() => openPhoto({ key: two.key, bytes: one.bytes })).toThrow('unable to authenticate');
});

it('the cipher notices a changed byte', () => {
  const sealed = sealPhoto(photo);
  const last = sealed.bytes.length - 1;
  sealed.bytes[last] = (sealed.bytes[last] ?? 0) ^ 1;
  expect(() => openPhoto(sealed)).toThrow('unable to authenticate');
});
