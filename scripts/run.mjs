// Installs what is missing, then runs a command of this repository on the pinned Node:
// `node scripts/run.mjs vitest run`.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { chooseNode, endWithParent, PNPM, TOOLS } from './tools.mjs';

// pnpm's output goes to stderr, so that stdout holds the command's output only.
const { status } = spawnSync(`${PNPM} exec node --eval 0`, { shell: true, stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
chooseNode();

const [command = '', ...words] = process.argv.slice(2);
const PATH = [path.resolve(TOOLS), process.env.PATH].join(path.delimiter);
const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, PATH } });
child.on('exit', (code) => process.exit(code ?? 1));

// Ctrl+C reaches the command directly. A second signal would make it abort instead of a graceful shutdown.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
endWithParent(child);
