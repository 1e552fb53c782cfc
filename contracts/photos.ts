import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FilePart } from './multipart.ts';

const FOLDER = path.join(import.meta.dirname, 'photos');

/** Path of the picture that stands for a thumbnail in a response. */
export const THUMBNAIL_FILE = path.join(FOLDER, 'thumbnail.webp');

/** Path of the file that stands for an invoice in a response. */
export const INVOICE_FILE = path.join(FOLDER, 'invoice.pdf');

/** A drawn face that passes the gate. */
export const FACE: FilePart = { filename: 'selfie.jpg', type: 'image/jpeg', bytes: picture('face.jpg') };

/** A photo without a face. */
export const ROOM: FilePart = { filename: 'room.jpg', type: 'image/jpeg', bytes: picture('room.jpg') };

/** The first bytes of a photo, whose rest is lost. */
export const CUT_OFF: FilePart = { ...ROOM, bytes: ROOM.bytes.subarray(0, 400) };

/** A text file, named like a photo. */
export const TEXT: FilePart = {
  filename: 'notes.jpg',
  type: 'text/plain',
  bytes: Buffer.from('Not a photo.\n'),
};

/** The file as the `Blob` of a browser's form. */
export function asBlob({ type, bytes }: FilePart): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function picture(name: string): Buffer {
  return readFileSync(path.join(FOLDER, name));
}
