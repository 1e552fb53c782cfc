import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runUntilStopped } from './stopping.ts';

// Not the default directory: another account could create that name in the temporary directory first and fill
// it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

await runUntilStopped(async (signal) => {
  // Imported here, because the cache serves only modules that are loaded after it is enabled, and because a
  // signal may arrive during the import.
  const { collectStart } = await import('./collect-start.ts');
  const { readConfig } = await import('./config.ts');
  const { startRestorableServer } = await import('./restorable-server.ts');
  const { url, mailboxUrl, restoreUrl, close } = await startRestorableServer(readConfig(process.env), signal);
  collectStart();
  const greeting = [`Listening on ${url}`];
  if (mailboxUrl) greeting.push(`Mails are shown at ${mailboxUrl}`);
  if (restoreUrl) greeting.push(`A backup can be restored at ${restoreUrl}`);
  return { greeting, close };
});
