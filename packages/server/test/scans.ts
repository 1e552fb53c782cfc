import type { Scan } from '@daylit/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** The body of a scan, with any number of files. */
export function scanForm(photos: Uint8Array | readonly Uint8Array[], message?: string): FormData {
  const data = new FormData();
  for (const photo of photos instanceof Uint8Array ? [photos] : photos) {
    data.append('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'selfie.jpg');
  }
  if (message !== undefined) data.append('user_message', message);
  return data;
}

/** The body of a call to the photo gate, with the name and type that the file claims to have. */
export function photoForm(photo: Uint8Array, name = 'selfie.jpg', type = 'image/jpeg'): FormData {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(photo)], { type }), name);
  return data;
}

/**
 * Polls like the results page until a scan has ended, and returns it. Throws after `timeout` milliseconds,
 * and when the server answers with anything but a scan.
 */
export async function endedScan(member: Visitor, id: number, timeout = 20_000): Promise<Scan> {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const { status, body } = await member.get(`/api/checkins/${id}`);
    if (status !== 200) throw new Error(`Scan ${id} was answered with ${status}: ${JSON.stringify(body)}`);
    const scan = body as Scan;
    if (scan.status !== 'analysing') return scan;
    await wait(40);
  }
  throw new Error(`Scan ${id} did not end.`);
}
