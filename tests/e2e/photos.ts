import { paintFace, paintRoom, type PhantomOptions } from '@daylit/vision/phantom';
import sharp from 'sharp';

/** A file as `setInputFiles` takes it. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A drawn face as a JPEG, 1200 x 1500 unless told otherwise. Nobody's photo is in this repository. */
export async function facePhoto(options: PhantomOptions = {}, name = 'selfie.jpg'): Promise<UploadFile> {
  return jpeg(paintFace({ width: 1200, height: 1500, ...options }), name);
}

/** A room with nobody in it. */
export async function emptyRoomPhoto(): Promise<UploadFile> {
  return jpeg(paintRoom(1200, 1500), 'room.jpg');
}

async function jpeg(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  name: string,
): Promise<UploadFile> {
  const buffer = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
