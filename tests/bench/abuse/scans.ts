import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';

/** A scan that may still be under way is looked at so long, in milliseconds. */
const PATIENCE = 60_000;

/** Asks, as the results page does, until a scan has ended, and returns it. */
export async function endedScan(member: Client, id: number): Promise<Record<string, unknown>> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const { json } = await member.get(`/api/checkins/${id}`);
    if (json && json['status'] !== 'analysing') return json;
    await wait(100);
  }
  throw new Error(`Scan ${id} did not end.`);
}
