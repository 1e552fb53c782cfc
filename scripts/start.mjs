// Plain JavaScript, because it runs before anything is installed, on any version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { MEMORY_SETTINGS } from './memory-settings.mjs';
import { chooseNode, endWithParent, PNPM } from './tools.mjs';

// pnpm installs what is missing before it runs a script. Its output goes to stderr; stdout has the address.
const getReady = `${PNPM} run ready`;
const { status } = spawnSync(getReady, { shell: true, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);

// From here on the server is the only child: signals are passed to it, and this process exits with it. The
// IPC channel carries no messages. It closes when this process is killed, and then the server stops too.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
// An operator's own settings count.
const env = { ...MEMORY_SETTINGS, ...process.env };
const server = spawn(chooseNode(), ['packages/server/src/main.ts'], { stdio, env });
let isToldToStop = false;
server.on('exit', (code) => process.exit(code ?? (isToldToStop ? 0 : 1)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isToldToStop = true;
    server.kill(signal);
  });
}
endWithParent(server);
