import { Refusal } from '../../errors.ts';

const EMPTY = 'This file is empty. Please choose another photo.';
const WRONG_TYPE = 'This file is not a JPEG, PNG or WebP photo. Please choose another one.';
const HEIC =
  'Photos in the HEIC format cannot be read here. Please save this one as a JPEG, or take it again after choosing ' +
  '"Most Compatible" in the camera settings under "Formats".';
const AVIF = 'Photos in the AVIF format cannot be read here. Please save this one as a JPEG and try again.';

/**
 * Refuses a file by its first bytes, before any decoder reads it. The file's name and declared type are not
 * trusted.
 */
export function checkPhotoBytes(photo: Uint8Array): void {
  if (photo.length === 0) throw new Refusal('invalid', { detail: EMPTY });
  const head = Buffer.from(photo.subarray(0, 16)).toString('latin1');
  const isJpeg = head.startsWith('\xFF\xD8\xFF');
  const isPng = head.startsWith('\x89PNG\r\n\x1A\n');
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  if (isJpeg || isPng || isWebp) return;
  const brand = /^ftyp(.{4})/s.exec(head.slice(4))?.[1] ?? '';
  const detail = /^avi[fs]$/.test(brand) ? AVIF : /^(hei|hev|mif1|msf1)/.test(brand) ? HEIC : WRONG_TYPE;
  throw new Refusal('unsupported_type', { detail });
}
