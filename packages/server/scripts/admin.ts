// `npm run admin -- COMMAND`: docs/operating/people.md.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AdminError } from '../src/admin/admin-error.ts';
import { openAdmin, type TerminalAdmin } from '../src/admin/open-admin.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run admin -- find ADDRESS
       npm run admin -- resend ADDRESS --reason "…"
       npm run admin -- reset-second-factor ADDRESS --reason "how the person was checked"
       npm run admin -- end-sessions ADDRESS --reason "…"
       npm run admin -- disable ADDRESS --reason "…"
       npm run admin -- enable ADDRESS --reason "…"
       npm run admin -- change-plan ADDRESS --to PLAN --reason "…"
       npm run admin -- refund ADDRESS --reason "…"
       npm run admin -- erase ADDRESS --reason "…" [--yes ADDRESS]
       npm run admin -- jobs [--retry NAME --reason "…"]
       npm run admin -- invite NAME
       npm run admin -- remove-operator NAME
       npm run admin -- returned-mail < MESSAGE
       npm run admin -- reset-passkeys NAME
       npm run admin -- log`;

const QUESTION = 'This cannot be undone. Type the address again to erase the account: ';

const OPTIONS = {
  reason: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'string' },
  retry: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

/** `address` is the word after the command: an address, or the name of an operator. */
type Words = { address: string } & Partial<Record<Option, string>>;

interface Command {
  /** The words after the command. */
  words: 0 | 1;
  options: readonly Option[];
  run(admin: TerminalAdmin, words: Words): Promise<string[]>;
}

const COMMANDS: Record<string, Command> = {
  find: { words: 1, options: [], run: (admin, { address }) => admin.find(address) },
  resend: act((admin, { address, reason }) => admin.resend(address, reason)),
  'reset-second-factor': act((admin, { address, reason }) => admin.resetSecondFactor(address, reason)),
  'end-sessions': act((admin, { address, reason }) => admin.endSessions(address, reason)),
  disable: act((admin, { address, reason }) => admin.disable(address, reason)),
  enable: act((admin, { address, reason }) => admin.enable(address, reason)),
  'change-plan': act((admin, { address, to, reason }) => admin.changePlan(address, to, reason), 'to'),
  refund: act((admin, { address, reason }) => admin.refund(address, reason)),
  erase: act(
    (admin, { address, reason, yes }) =>
      admin.erase(address, reason, yes === undefined ? askAgain : async () => yes),
    'yes',
  ),
  jobs: {
    words: 0,
    options: ['retry', 'reason'],
    run: (admin, { retry, reason }) => (retry === undefined ? admin.jobs() : admin.retryJobs(retry, reason)),
  },
  invite: { words: 1, options: [], run: (admin, { address: name }) => admin.invite(name) },
  'remove-operator': {
    words: 1,
    options: [],
    run: (admin, { address: name }) => admin.removeOperator(name),
  },
  'reset-passkeys': {
    words: 1,
    options: [],
    run: (admin, { address: name }) => admin.resetPasskeys(name),
  },
  'returned-mail': {
    words: 0,
    options: [],
    run: async (admin) => admin.returnedMail(await buffer(process.stdin)),
  },
  log: { words: 0, options: [], run: (admin) => admin.log() },
};

await runCommand(async (stack) => {
  const { command, words } = readCommand();
  const admin = await openAdmin(readConfig(process.env), createLogger('warn'), stack);
  for (const line of await command.run(admin, words)) process.stdout.write(`${line}\n`);
});

/** A command that changes something of an address. */
function act(run: Command['run'], ...others: Option[]): Command {
  return { words: 1, options: ['reason', ...others], run };
}

function readCommand(): { command: Command; words: Words } {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [name = '', ...others] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const isFitting = Object.keys(values).every((option) => command?.options.includes(option as Option));
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
