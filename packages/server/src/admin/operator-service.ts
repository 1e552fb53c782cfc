import type { connectModules, ModuleDependencies } from '../connect-modules.ts';
import { type Admin, createAdmin } from './admin.ts';
import { createOperatorLog, type OperatorLog } from './operator-log.ts';
import { createOperators, type Operators } from './operators.ts';
import { createOperatorSessions, type OperatorSessions } from './operator-sessions.ts';
import { readServerState, type StateSection } from './server-state.ts';

/** What the page of operators works with. */
export interface OperatorService {
  operators: Operators;
  sessions: OperatorSessions;
  /** The commands, noted under the name of an operator. */
  adminOf(name: string): Admin;
  countJobs: ModuleDependencies['queue']['countJobs'];
  log: Pick<OperatorLog, 'read'>;
  readState(): Promise<StateSection[]>;
  /** Whether people use https. */
  isSecure: boolean;
  /** Counts a try of a network. Throws a 429 after many. */
  spendTry(network: string): Promise<void>;
}

interface Dependencies extends ModuleDependencies {
  modules: ReturnType<typeof connectModules>;
}

export function createOperatorService(given: Dependencies): OperatorService {
  const { queue, config, modules } = given;
  return {
    operators: createOperators({ ...given, ...modules.signIn.ports }),
    sessions: createOperatorSessions(given),
    adminOf: (actor) => createAdmin({ ...given, actor }),
    countJobs: queue.countJobs,
    log: createOperatorLog({ ...given, actor: null }),
    readState: () => readServerState(given),
    isSecure: config.publicUrl?.startsWith('https:') === true,
    spendTry: (network) => given.spendOwn('operator_login', network),
  };
}
