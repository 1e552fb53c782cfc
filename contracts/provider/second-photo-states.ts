import { readFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '@daylit/vision';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import { storeScan } from '../../packages/server/test/stored-scans.ts';
import { EVENTS, RUNNING } from '../examples.ts';
import { THUMBNAIL_FILE } from '../photos.ts';
import { recordOf } from '../recorded-scans.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/** The states about second photos. */
export function secondPhotoStates(server: TestServer, member: () => Promise<Member>) {
  async function scanned(redness: number, isTaken: boolean): Promise<Member> {
    const someone = await member();
    await storeScan(server, someone.id, {
      events: EVENTS,
      ending: { status: 'complete', record: { ...recordOf(redness), engine_version: ENGINE_VERSION } },
      bytes: RUNNING.photo_receipt.bytes,
      number: 1,
      thumbnail: await readFile(THUMBNAIL_FILE),
      pair: isTaken ? { engine_version: ENGINE_VERSION, differences: { redness } } : undefined,
    });
    return someone;
  }

  async function scannedAmongOthers(isTaken: boolean): Promise<{ session: string }> {
    await scanned(5, isTaken);
    const { session } = await scanned(2, isTaken);
    await scanned(5, isTaken);
    return { session };
  }

  return {
    'a scan waits for its second photo': () => scannedAmongOthers(false),
    'a scan has its second photo': () => scannedAmongOthers(true),
  } satisfies Partial<Record<StateName, Handler>>;
}
