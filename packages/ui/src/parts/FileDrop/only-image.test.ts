import { expect, test } from 'vitest';
import { onlyImage } from './only-image.ts';

const photo = new File(['…'], 'selfie.jpg', { type: 'image/jpeg' });
const letter = new File(['Hello'], 'letter.txt', { type: 'text/plain' });

test('the file drop accepts exactly one image', () => {
  expect(onlyImage([photo])).toBe(photo);
});

test.each([
  ['nothing', []],
  ['two images', [photo, photo]],
  ['an image and a text', [photo, letter]],
  ['a text', [letter]],
])('the file drop refuses %s', (_, files) => {
  expect(onlyImage(files)).toBeNull();
});

test('the file drop leaves a file of unknown type to the server', () => {
  const unknown = new File(['…'], 'IMG_0001.HEIC');
  expect(onlyImage([unknown])).toBe(unknown);
});
