import { inTransaction } from '../db/in-transaction.ts';
import { createAccountCommands } from './account-commands.ts';
import { createAddressCommands } from './address-commands.ts';
import { AdminError } from './admin-error.ts';
import type { AccountCommands, AddressCommands, Dependencies, PlanCommands, Reason } from './commands.ts';
import { createMemberActs } from './member-acts.ts';
import { createOperatorLog } from './operator-log.ts';
import { createPlanCommands } from './plan-commands.ts';
import { requireReason } from './reason.ts';

/**
 * The commands of operators. Each returns the lines to print, and throws an `AdminError` where there is
 * nothing to do. An address is compared as a login compares it.
 */
export interface Admin extends AddressCommands, AccountCommands, PlanCommands {
  /** How many jobs wait, run and have failed, by name. */
  jobs(): Promise<string[]>;
  /** Runs the failed jobs of a name again. */
  retryJobs(name: string, reason: Reason): Promise<string[]>;
  /** What operators did, and whether a line is missing or altered. Throws where one is. */
  log(): Promise<string[]>;
}

export function createAdmin(given: Dependencies): Admin {
  const { db, queue } = given;
  const log = createOperatorLog(given);
  const noted = { ...given, log };
  const acts = createMemberActs(noted);
  return {
    ...createAddressCommands(noted),
    ...createAccountCommands({ ...noted, acts }),
    ...createPlanCommands({ ...noted, acts }),

    async jobs() {
      const rows = await queue.countJobs();
      if (rows.length === 0) return ['No job waits, and none has failed.'];
      return rows.map(
        ({ name, waiting, active, failed }) =>
          `${name.padEnd(22)} ${waiting} waiting, ${active} running, ${failed} failed`,
      );
    },

    async retryJobs(name, given) {
      const reason = requireReason(given);
      const count = await inTransaction(db, async (transaction) => {
        const retried = await queue.retryFailed(transaction, name);
        if (retried > 0) await log.note(transaction, { act: 'retry-jobs', subject: name, reason });
        return retried;
      });
      if (count === 0) throw new AdminError(`No job of this name has failed: ${JSON.stringify(name)}.`);
      return [`${count} ${count === 1 ? 'job runs' : 'jobs run'} again as soon as a server has time.`];
    },

    async log() {
      const { acts: lines, broken } = await log.read();
      if (broken)
        throw new AdminError(
          `The log is not whole: a line before ${broken.id} is missing, or that line was altered.`,
        );
      const said = lines.map(({ id, at, operator, act, subject, reason }) =>
        [id, at.toISOString(), operator ?? 'terminal', act, subject, reason ?? ''].join('  ').trimEnd(),
      );
      const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
      return [...said, `The log is whole: ${count}, ${lines.at(-1)?.hash ?? 'no hash yet'}.`];
    },
  };
}
