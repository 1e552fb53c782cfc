import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FilePart } from './multipart.ts';

const FOLDER = path.join(import.meta.dirname, 'photos');

/** Path of a picture, for an answer that is one. */
export const THUMBNAIL_FILE = path.join(FOLDER, 'thumbnail.webp');

/** A drawn face that passes the photo gate. */
export const FACE: FilePart = { filename: 'selfie.jpg', type: 'image/jpeg', bytes: picture('face.jpg') };

/** A photo without anybody in it. */
export const ROOM: FilePart = { filename: 'room.jpg', type: 'image/jpeg', bytes: picture('room.jpg') };

/** Not a photo at all, whatever its name says. */
export const TEXT: FilePart = {
  filename: 'notes.jpg',
  type: 'text/plain',
  bytes: Buffer.from('Not a photo.\n'),
};

/** The file as a form of the browser holds it. */
export function asBlob({ type, bytes }: FilePart): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function picture(name: string): Buffer {
  return readFileSync(path.join(FOLDER, name));
}
