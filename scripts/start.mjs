// Plain JavaScript, because it runs on whatever Node the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const OLDEST_NODE = 24;
const PINNED_NODE = 'node_modules/.bin/node';

// pnpm installs what is missing before it runs a script. Its words go to stderr: stdout is for the address.
const getReady = 'npx --yes --prefer-offline pnpm@12.21.0 run ready';
const { status } = spawnSync(getReady, { shell: true, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);

// The server is the only child from here on, so that a signal reaches it and its end is ours.
const server = spawn(chooseNode(), ['packages/server/src/main.ts'], { stdio: 'inherit' });
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm starts this file through a shell that keeps a SIGTERM to itself: then our parent is gone, and we end as well.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();

function chooseNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  console.error(
    `This machine has Node ${process.versions.node}. Please install Node ${OLDEST_NODE} or newer.`,
  );
  process.exit(1);
}
