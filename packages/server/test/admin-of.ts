import type { Admin } from '../src/admin/admin.ts';
import { openAdmin } from '../src/admin/open-admin.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import type { TestServer } from './start-test-server.ts';

/** The commands of operators, beside a running server. */
export async function adminOf({
  databaseUrl,
  dataDir,
}: TestServer): Promise<{ admin: Admin; close: () => Promise<void> }> {
  const stack = new AsyncDisposableStack();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const admin = await openAdmin(config, createLogger('silent'), stack);
  return { admin, close: () => stack.disposeAsync() };
}
