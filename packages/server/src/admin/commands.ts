import type { Clock } from '../clock.ts';
import type { connectModules } from '../connect-modules.ts';
import type { Db } from '../db/database.ts';
import type { JobPayloads } from '../job-types.ts';
import type { JobSystem } from '../jobs/job-system.ts';
import type { Actor, OperatorLog } from './operator-log.ts';

/**
 * Why an operator acts: a line for the log, without an address and without the name of the member. Every
 * command that changes something throws an `AdminError` without one.
 */
export type Reason = string | undefined;

/** What is shown of an address, by name. */
export type Facts = Record<string, string | number | undefined>;

/** Commands about an address, verified or not. */
export interface AddressCommands {
  /** Plan, sign-in and number of scans of one address; nothing of what the person wrote or was told. */
  describe(address: string): Promise<Facts>;
  /** The same in lines. */
  find(address: string): Promise<string[]>;
  /** Mails the link that verifies an address again. */
  resend(address: string, reason: Reason): Promise<string[]>;
}

/** Commands that change how a member signs in, or end the account. */
export interface AccountCommands {
  /** Turns two-factor sign-in off and ends all sessions. The reason says how the person was checked. */
  resetSecondFactor(address: string, reason: Reason): Promise<string[]>;
  endSessions(address: string, reason: Reason): Promise<string[]>;
  /** Ends all sessions and lets nobody sign in. Nothing is erased. */
  disable(address: string, reason: Reason): Promise<string[]>;
  enable(address: string, reason: Reason): Promise<string[]>;
  /** Erases the account, as its owner could. `typeAgain` asks for the address a second time. */
  erase(address: string, reason: Reason, typeAgain: () => Promise<string>): Promise<string[]>;
}

/** Commands about what a member pays. */
export interface PlanCommands {
  /**
   * Changes the plan to one of `GIVEN_PLANS`. A subscriber can get a smaller one, when the paid period ends;
   * every other member can get any of them, at once.
   */
  changePlan(address: string, plan: string | undefined, reason: Reason): Promise<string[]>;
  /** Ends the plan and refunds its last charge, within the time that members have. */
  refund(address: string, reason: Reason): Promise<string[]>;
}

/** What the commands work with. */
export interface Dependencies {
  db: Db;
  clock: Clock;
  /** The operator who acts. */
  actor: Actor;
  queue: JobSystem<JobPayloads>;
  modules: Pick<
    ReturnType<typeof connectModules>,
    'members' | 'registration' | 'signIn' | 'credentials' | 'billing' | 'webhooks' | 'scans' | 'privacy'
  >;
}

/** What commands that are noted work with. */
export interface NotedDependencies extends Dependencies {
  log: OperatorLog;
}
