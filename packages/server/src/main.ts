import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { untilToldToStop } from './stopping.ts';

// Not the default, a name in the temporary directory that another account could take first and fill.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

await untilToldToStop(async (signal) => {
  // Imported here, because the cache serves only what is loaded once it is on, and because a signal may come
  // meanwhile.
  const { readConfig } = await import('./config.ts');
  const { startServer } = await import('./composition.ts');
  const { url, mailboxUrl, close } = await startServer(readConfig(process.env), {}, signal);
  const greeting = [`Listening on ${url}`];
  if (mailboxUrl) greeting.push(`Mails are shown at ${mailboxUrl}`);
  return { greeting, close };
});
