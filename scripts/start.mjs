// Plain JavaScript, because it runs on whatever Node the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { chooseNode, endWithParent, PNPM } from './tools.mjs';

// pnpm installs what is missing before it runs a script. Its words go to stderr: stdout is for the address.
const getReady = `${PNPM} run ready`;
const { status } = spawnSync(getReady, { shell: true, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);

// The server is the only child from here on, so that a signal reaches it and its end is ours. The channel carries nothing:
// it breaks when this process is killed, and then the server stops as well.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const server = spawn(chooseNode(), ['packages/server/src/main.ts'], { stdio });
let isToldToStop = false;
server.on('exit', (code) => process.exit(code ?? (isToldToStop ? 0 : 1)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isToldToStop = true;
    server.kill(signal);
  });
}
endWithParent(server);
