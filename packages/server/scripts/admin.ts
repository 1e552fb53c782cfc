// `npm run admin -- COMMAND`: docs/operating/people.md.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { AdminError } from '../src/admin/admin-error.ts';
import type { Admin } from '../src/admin/admin.ts';
import { openAdmin } from '../src/admin/open-admin.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run admin -- find ADDRESS
       npm run admin -- resend ADDRESS
       npm run admin -- reset-second-factor ADDRESS --checked "how the person was checked"
       npm run admin -- end-sessions ADDRESS
       npm run admin -- erase ADDRESS [--yes ADDRESS]
       npm run admin -- jobs [--retry NAME]
       npm run admin -- log`;

const QUESTION = 'This cannot be undone. Type the address again to erase the account: ';

const OPTIONS = {
  checked: { type: 'string' },
  yes: { type: 'string' },
  retry: { type: 'string' },
} as const;

interface Words {
  address: string;
  checked?: string | undefined;
  yes?: string | undefined;
  retry?: string | undefined;
}

interface Command {
  /** The words after the command. */
  words: 0 | 1;
  option?: keyof typeof OPTIONS;
  run(admin: Admin, words: Words): Promise<string[]>;
}

const COMMANDS: Record<string, Command> = {
  find: { words: 1, run: (admin, { address }) => admin.find(address) },
  resend: { words: 1, run: (admin, { address }) => admin.resend(address) },
  'reset-second-factor': {
    words: 1,
    option: 'checked',
    run: (admin, { address, checked }) => admin.resetSecondFactor(address, checked),
  },
  'end-sessions': { words: 1, run: (admin, { address }) => admin.endSessions(address) },
  erase: {
    words: 1,
    option: 'yes',
    run: (admin, { address, yes }) => admin.erase(address, yes === undefined ? askAgain : async () => yes),
  },
  jobs: {
    words: 0,
    option: 'retry',
    run: (admin, { retry }) => (retry === undefined ? admin.jobs() : admin.retryJobs(retry)),
  },
  log: { words: 0, run: (admin) => admin.log() },
};

await runCommand(async (stack) => {
  const { command, words } = readCommand();
  const admin = await openAdmin(readConfig(process.env), createLogger('warn'), stack);
  for (const line of await command.run(admin, words)) process.stdout.write(`${line}\n`);
});

function readCommand(): { command: Command; words: Words } {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [name = '', ...others] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const isFitting = Object.keys(values).every((option) => option === command?.option);
    if (command && isFitting && others.length === command.words)
      return { command, words: { ...values, address: others[0] ?? '' } };
  } catch {
    // The usage says it better.
  }
  throw new AdminError(USAGE);
}

async function askAgain(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // An input that ends without an answer closes it.
  const closed = once(terminal, 'close').then(() => '');
  try {
    return await Promise.race([terminal.question(QUESTION), closed]);
  } finally {
    terminal.close();
  }
}
