import path from 'node:path';
import { paintFace, paintRoom } from '@daylit/phantom';
import sharp from 'sharp';

// Run by hand when the drawn face changes. The pictures are committed, because the pact holds their bytes.
const folder = path.join(import.meta.dirname, '../photos');
const face = await encode(paintFace({ width: 800, height: 1000 }))
  .jpeg({ quality: 85 })
  .toBuffer();

await sharp(face).toFile(path.join(folder, 'face.jpg'));
await sharp(face).resize(64, 80).webp({ quality: 60 }).toFile(path.join(folder, 'thumbnail.webp'));
await encode(paintRoom(480, 600)).jpeg({ quality: 70 }).toFile(path.join(folder, 'room.jpg'));

function encode({ width, height, data }: { width: number; height: number; data: Uint8Array }) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
