import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buildModel } from './build-model.ts';

// Runs the server, restarted after each change, and Vite in front of it. Both stop together.
buildModel();
const port = String(await findPort(3000));
const server = spawn(process.execPath, ['--watch-path=packages/server/src', 'packages/server/src/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: port },
  // A process group of its own, which Ctrl+C does not reach: the watcher passes the signal on, and a second
  // signal makes the server abort.
  detached: true,
});
const vite = spawn('vite', ['packages/app', '--clearScreen', 'false'], {
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
});

/** The wanted port, or any free one when it is taken. */
async function findPort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return findPort(0);
  }
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}

function stop(): void {
  for (const child of [server, vite]) if (!child.killed) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);
vite.on('exit', stop);
