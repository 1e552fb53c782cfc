import path from 'node:path';
import { openKeyring } from '../src/keyring.ts';
import { createStopLinks } from '../src/modules/care-plan/stop-links.ts';

/** The links under a member's mails, as a server with this data directory writes them. */
export async function stopLinksOf(userId: number, dataDir: string, url: string): Promise<string[]> {
  const keyring = await openKeyring(path.join(dataDir, 'keys'));
  const links = createStopLinks({ keyring, publicUrl: () => url });
  return [await links.make(userId, 'reminders'), await links.make(userId, 'left_outs')];
}
