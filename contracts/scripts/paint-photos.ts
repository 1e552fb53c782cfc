import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PaintedImage, paintFace, paintRoom } from '@daylit/phantom';
import sharp from 'sharp';

// Run by hand when the drawn face changes. The pictures are committed, because the pact holds their bytes: as
// a photo is in eighteen interactions, both are as small as the gate allows.
const folder = path.join(import.meta.dirname, '../photos');
const face = await encode(paintFace({ width: 430, height: 520, faceWidth: 400, noise: 0 }))
  .jpeg({ quality: 55, mozjpeg: true })
  .toBuffer();

await writeFile(path.join(folder, 'face.jpg'), face);
await sharp(face).resize(64, 80).webp({ quality: 60 }).toFile(path.join(folder, 'thumbnail.webp'));
await encode(paintRoom(240, 300)).jpeg({ quality: 50, mozjpeg: true }).toFile(path.join(folder, 'room.jpg'));

function encode({ width, height, data }: PaintedImage) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
