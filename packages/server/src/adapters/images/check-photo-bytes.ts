import { Refusal } from '../../errors.ts';

const EMPTY = 'This file is empty. Please choose another photo.';
const WRONG_TYPE = 'This file is not a JPEG, PNG or WebP photo. Please choose another one.';
const HEIC = 'Photos in the HEIC format cannot be read here. Please save this one as a JPEG and try again.';

/** Refuses by the first bytes what no decoder should ever see. A file's name and declared type are not believed. */
export function checkPhotoBytes(photo: Uint8Array): void {
  if (photo.length === 0) throw new Refusal('invalid', { detail: EMPTY });
  const head = Buffer.from(photo.subarray(0, 16)).toString('latin1');
  const isJpeg = head.startsWith('\xFF\xD8\xFF');
  const isPng = head.startsWith('\x89PNG\r\n\x1A\n');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  if (isJpeg || isPng || isWebp) return;
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(head.slice(4));
  throw new Refusal('unsupported_type', { detail: isHeic ? HEIC : WRONG_TYPE });
}
