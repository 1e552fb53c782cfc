import { vi } from 'vitest';
import type { Checkin } from '../src/modules/scans/ports.ts';
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

/** The body of a question to the photo gate. */
export function photoForm(photo: Uint8Array): FormData {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'selfie.jpg');
  return data;
}

/** Waits until a scan has ended, and returns it. */
export function endedScan(member: Visitor, id: number): Promise<Checkin> {
  return vi.waitFor(
    async () => {
      const checkin = (await member.get(`/api/checkins/${id}`)).body as Checkin;
      if (checkin.status === 'analysing') throw new Error('The scan is still going on.');
      return checkin;
    },
    { timeout: 20_000, interval: 40 },
  );
}
