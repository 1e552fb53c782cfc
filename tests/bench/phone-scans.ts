import { paintFace } from '@daylit/phantom';
import sharp from 'sharp';
import { marked } from '../../packages/server/test/photos.ts';
import type { RealServer } from '../../packages/server/test/real-server.ts';
import { endedScan, scanForm } from '../../packages/server/test/scans.ts';
import { signUp } from '../../packages/server/test/sign-up.ts';
import { createVisitor, type Visitor } from '../../packages/server/test/visitor.ts';

/** Signs up a member of a server. */
export async function join(server: RealServer, name: string): Promise<Visitor> {
  return createVisitor({ url: server.url, token: await signUp(server, `${name}@example.org`) });
}

/** A photo of a phone's size: painted small and enlarged, with sensor noise so that the file is large too. */
export async function phonePhoto(): Promise<Buffer> {
  const { data, width, height } = paintFace({ width: 1200, height: 1600, identity: 3 });
  const enlarged = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(3000, 4000)
    .raw()
    .toBuffer();
  let seed = 1;
  for (let index = 0; index < enlarged.length; index++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    enlarged[index] = Math.max(0, Math.min(255, (enlarged[index] ?? 0) + ((seed >> 16) % 9) - 4));
  }
  return sharp(enlarged, { raw: { width: 3000, height: 4000, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Milliseconds from upload to report. Each upload has other bytes, because a repeated one starts no scan. */
export async function scan(member: Visitor, n: number, photo: Buffer): Promise<number> {
  const sentAt = performance.now();
  const { status, body } = await member.post('/api/scan-skin', scanForm(marked(photo, `scan ${n}`)));
  if (status !== 202) throw new Error(`A scan was refused: ${JSON.stringify(body)}`);
  const { status: end, failure_detail } = await endedScan(member, n);
  if (end !== 'complete') throw new Error(`Scan ${n} ended as ${end}: ${failure_detail}`);
  return performance.now() - sentAt;
}
