import { paintRoom, type PhantomOptions } from '@daylit/phantom';
import { facePhoto as paintFacePhoto, jpegOf } from '../../packages/server/test/photos.ts';

/** A file as `setInputFiles` takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Painting takes as long as opening a page, and many tests of a worker want the same face. */
const painted = new Map<string, Promise<Buffer>>();

/** A drawn face as a JPEG. Nobody's photo is in this repository. */
export async function facePhoto(options: PhantomOptions = {}): Promise<UploadFile> {
  const key = JSON.stringify(options);
  const photo = painted.get(key) ?? paintFacePhoto(options);
  painted.set(key, photo);
  return { name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await photo };
}

/** A room with nobody in it. */
export async function emptyRoomPhoto(): Promise<UploadFile> {
  return { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(paintRoom(600, 750)) };
}
