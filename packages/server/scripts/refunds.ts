// `npm run refunds -- list` and `npm run refunds -- returned ID`: docs/refunds.md.
import { createOutbox } from '../src/modules/mail/outbox.ts';
import { createMailBodies } from '../src/modules/mail/mail-body.ts';
import { systemClock as clock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { openProductDatabase } from '../src/db/product-database.ts';
import { JOB_OPTIONS } from '../src/job-options.ts';
import { startJobSystem } from '../src/jobs/job-system.ts';
import { createLogger } from '../src/logger.ts';
import { createBillingNotices } from '../src/modules/billing/notices.ts';
import { createManualRefunds, type ManualRefunds } from '../src/modules/billing/refunds/manual-refunds.ts';
import { createSubscriptionStore } from '../src/modules/billing/subscription-store.ts';
import { inMoney } from '../src/modules/billing/words.ts';
import { memberLocks as locks } from '../src/modules/members/member-locks.ts';
import { createMemberKeys } from '../src/modules/members/member-keys.ts';
import { createProfileStore } from '../src/modules/members/profile-store.ts';
import { createMemberStore } from '../src/modules/members/member-store.ts';

const USAGE = `Usage: npm run refunds -- list
       npm run refunds -- returned ID

list shows what could not go back to a card and has to be paid back in another way, with its ID. returned marks one
as paid back, and mails its member a receipt.`;

const [command, id] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const stack = new AsyncDisposableStack();
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await stack.disposeAsync();
}

async function run(): Promise<number> {
  if (command === 'list' && id === undefined) return list(await open());
  if (command === 'returned' && id !== undefined) return await mark(await open(), id);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

async function open(): Promise<ManualRefunds> {
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const { db, keyring, directUrl, isAlone } = await openProductDatabase(config, log, stack);
  const queue = await startJobSystem({
    directUrl,
    isAlone,
    jobs: JOB_OPTIONS,
    onError: (err) => log.error({ err }, 'the queue failed'),
  });
  stack.defer(() => queue.stop(0));
  const outbox = createOutbox({ queue, clock, bodies: createMailBodies(keyring) });
  const members = createMemberStore({ db, clock });
  const publicUrl = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
  const profiles = createProfileStore({ db, clock, keys: createMemberKeys({ keyring }) });
  const notices = createBillingNotices({
    clock,
    outbox,
    members,
    profiles,
    publicUrl,
    operatorEmail: undefined,
  });
  const store = createSubscriptionStore({ db, clock });
  return createManualRefunds({ db, clock, locks, store, notices });
}

async function list(refunds: ManualRefunds): Promise<number> {
  const all = await refunds.list();
  for (const { id: reference, why, ...money } of all)
    say(
      `${reference}  ${inMoney(money)}  ${why === 'refused' ? 'the provider refuses it' : 'a bank returned it'}`,
    );
  say(all.length === 0 ? 'Nothing is owed.' : `${all.length} to pay back.`);
  return 0;
}

async function mark(refunds: ManualRefunds, reference: string): Promise<number> {
  const marked = await refunds.markPaid(reference);
  if (marked === undefined)
    say(`Nothing is owed under ${reference}. "npm run refunds -- list" shows what is.`);
  else if (marked === 'busy') say('A change of this plan is under way. Please try again in a minute.');
  else say(`${inMoney(marked)} is marked as paid back. The receipt is on its way.`);
  return marked === undefined || marked === 'busy' ? 1 : 0;
}
