import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';

/** Longest wait for the end of a scan, in milliseconds. */
const SCAN_TIMEOUT_MS = 60_000;

/** Polls like the results page until a scan has ended, and returns it. */
export async function endedScan(member: Client, id: number): Promise<Record<string, unknown>> {
  const deadline = performance.now() + SCAN_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { json } = await member.get(`/api/checkins/${id}`);
    if (json && json['status'] !== 'analysing') return json;
    await wait(100);
  }
  throw new Error(`Scan ${id} did not end.`);
}
