import { realpath } from 'node:fs/promises';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { connectModules } from '../connect-modules.ts';
import { findRunningPostgres, hasCluster } from '../db/embedded/running-postgres.ts';
import { openProductDatabase } from '../db/product-database.ts';
import { type DataPlaces, takeDataDir } from '../db/take-data-dir.ts';
import { createCallLimiter } from '../http/call-limits.ts';
import { JOB_OPTIONS } from '../job-options.ts';
import type { JobPayloads } from '../job-types.ts';
import { startJobSystem } from '../jobs/job-system.ts';
import type { Logger } from '../logger.ts';
import { openAdapters } from '../open-adapters.ts';
import { AdminError } from './admin-error.ts';
import { createAdmin, type Admin } from './admin.ts';
import { createOperators } from './operators.ts';

/** The commands of a terminal, where operators get their accounts. */
export interface TerminalAdmin extends Admin {
  /** Makes an invitation to the page of operators. */
  invite(name: string): Promise<string[]>;
  removeOperator(name: string): Promise<string[]>;
  /** Removes the passkeys of an operator and ends the sessions, for a device that is lost. */
  resetPasskeys(name: string): Promise<string[]>;
  /** Takes a message that came back to the sender's address. */
  returnedMail(message: Uint8Array): Promise<string[]>;
}

const IS_OFF = 'The page of operators is off: set OPERATOR_PAGE=on for the server first.';

/**
 * Opens what the commands need, whether a server runs or not. Mails and other jobs that a command leaves wait
 * for a server. The stack closes it.
 */
export async function openAdmin(
  settings: Config,
  log: Logger,
  stack: AsyncDisposableStack,
  clock: Clock = systemClock,
): Promise<TerminalAdmin> {
  // No command asks a model, so none is checked.
  const config = { ...settings, aiBaseUrl: undefined };
  const places = await openProductDatabase(config, log, stack, joinDataDir);
  const { db, pool, keyring, directUrl } = places;
  const publicUrl = () => config.publicUrl ?? `http://${config.host}:${config.port}`;
  const unused = { analyser: undefined, assistant: undefined, stripe: undefined };
  const adapters = await openAdapters(
    { ...unused, config, log, places, pool, clock, keyring, publicUrl, ownUrl: publicUrl },
    stack,
  );
  const queue = await startJobSystem<JobPayloads>({
    directUrl,
    // A server may run beside it, whose jobs under way are not to be started again.
    isAlone: false,
    runsSchedule: false,
    jobs: JOB_OPTIONS,
    onError: (err) => log.error({ err }, 'the queue failed'),
  });
  stack.defer(() => queue.stop(0));
  const limiter = createCallLimiter(pool);
  const modules = connectModules({
    ...adapters,
    ...limiter,
    ...places,
    config,
    log,
    clock,
    queue,
    publicUrl,
  });
  const operators = createOperators({ db, clock, keyring, publicUrl, ...modules.signIn.ports });
  return {
    ...createAdmin({ db, clock, actor: null, queue, modules }),

    async invite(name) {
      if (!config.operatorPage) throw new AdminError(IS_OFF);
      const token = await operators.invites.make(name);
      return [
        'Give this address to nobody but the operator. It is valid for 15 minutes, once:',
        `${publicUrl()}/operator/invite?token=${token}`,
      ];
    },

    async resetPasskeys(name) {
      const count = await operators.passkeys.reset(name);
      const what = count === 1 ? 'The passkey is removed' : `${count} passkeys are removed`;
      return [`${what}, and the sessions have ended. Password and app still sign in.`];
    },

    async removeOperator(name) {
      await operators.remove(name);
      return ['The account is removed, and its sessions have ended.'];
    },

    async returnedMail(message) {
      return (await modules.mail.ports.returns.take(message))
        ? ['Noted: a mail came back.']
        : ['This is no report of a mail of ours that could not be delivered. Nothing is changed.'];
    },
  };
}

/** As `takeDataDir`; beside a server with the bundled PostgreSQL it is the server's. Makes no new one. */
async function joinDataDir(config: Config, log: Logger, stack: AsyncDisposableStack): Promise<DataPlaces> {
  if (config.databaseUrl !== undefined) return await takeDataDir(config, log, stack);
  const dataDir = await realpath(config.dataDir).catch(() => config.dataDir);
  if (!hasCluster(dataDir)) throw new AdminError(`There is no database in DATA_DIR, which is ${dataDir}.`);
  const url = await findRunningPostgres(dataDir);
  if (url === undefined) return await takeDataDir(config, log, stack);
  return { dataDir, databaseUrl: url, directUrl: url };
}
