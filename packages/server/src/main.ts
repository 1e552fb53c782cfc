import { enableCompileCache } from 'node:module';

enableCompileCache();
// Imported afterwards, because the cache serves only what is loaded once it is on.
const { default: closeWithGrace } = await import('close-with-grace');
const { ConfigError, readConfig } = await import('./config.ts');
const { startServer } = await import('./composition.ts');

/** How long a stop may take, in milliseconds, before the process ends anyway. */
const PATIENCE = 15_000;

try {
  const server = await startServer(readConfig(process.env));
  closeWithGrace({ delay: PATIENCE }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack}\n`);
    await server.close();
  });
  say(`Listening on ${server.url}`);
  if (server.mailboxUrl) say(`Mails are shown at ${server.mailboxUrl}`);
} catch (error) {
  const isOurs = error instanceof ConfigError;
  process.stderr.write(`${isOurs || !(error instanceof Error) ? String(error) : describe(error)}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describe({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}\n${cause.message}` : message;
}
