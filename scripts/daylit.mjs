// What a release runs: `node daylit.mjs` starts the server, `node daylit.mjs backup FOLDER` is a command.
// Plain JavaScript, because an older Node has to be able to say that it is too old.
import { fileURLToPath } from 'node:url';
import { COMMANDS } from './commands.mjs';
import { MEMORY_SETTINGS } from './memory-settings.mjs';
import { requireNode } from './tools.mjs';

requireNode();
const [command, ...words] = process.argv.slice(2);
if (command !== undefined && !COMMANDS.includes(command)) {
  console.error(`Usage: node daylit.mjs, which starts the server, or one of its commands:
${COMMANDS.map((name) => `       node daylit.mjs ${name}`).join('\n')}`);
  process.exit(2);
}
const program = command === undefined ? 'src/main.ts' : `scripts/${command}.ts`;
const file = fileURLToPath(new URL(`../packages/server/${program}`, import.meta.url));
// An operator's own settings count.
const env = command === undefined ? { ...MEMORY_SETTINGS, ...process.env } : process.env;
// It takes the place of this process, so that signals reach it directly and no second Node uses memory.
process.execve(process.execPath, [process.execPath, file, ...words], env);
