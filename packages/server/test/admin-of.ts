import { openAdmin, type TerminalAdmin } from '../src/admin/open-admin.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import type { TestServer } from './start-test-server.ts';

/** The commands of operators, beside a running server whose page of operators is on. */
export async function adminOf({
  databaseUrl,
  dataDir,
  clock,
}: TestServer): Promise<{ admin: TerminalAdmin; close: () => Promise<void> }> {
  const stack = new AsyncDisposableStack();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OPERATOR_PAGE: 'on' });
  const admin = await openAdmin(config, createLogger('silent'), stack, clock.now);
  return { admin, close: () => stack.disposeAsync() };
}
