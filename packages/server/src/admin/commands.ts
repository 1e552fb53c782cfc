import type { Clock } from '../clock.ts';
import type { connectModules } from '../connect-modules.ts';
import type { Db } from '../db/database.ts';
import type { JobPayloads } from '../job-types.ts';
import type { JobSystem } from '../jobs/job-system.ts';
import type { OperatorLog } from './operator-log.ts';

/** Commands about an address, verified or not. */
export interface AddressCommands {
  /** Plan, sign-in and number of scans of one address; nothing of what the person wrote or was told. */
  find(address: string): Promise<string[]>;
  /** Mails the link that verifies an address again. */
  resend(address: string): Promise<string[]>;
}

/** Commands that change an account. */
export interface AccountCommands {
  /** Turns two-factor sign-in off and ends all sessions. `checked` says how the person was checked. */
  resetSecondFactor(address: string, checked: string | undefined): Promise<string[]>;
  endSessions(address: string): Promise<string[]>;
  /** Erases the account, as its owner could. `typeAgain` asks for the address a second time. */
  erase(address: string, typeAgain: () => Promise<string>): Promise<string[]>;
}

/** What the commands work with. */
export interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobSystem<JobPayloads>;
  modules: Pick<
    ReturnType<typeof connectModules>,
    'members' | 'registration' | 'signIn' | 'credentials' | 'billing' | 'scans' | 'privacy'
  >;
}

/** What commands that are noted work with. */
export interface NotedDependencies extends Dependencies {
  log: OperatorLog;
}
