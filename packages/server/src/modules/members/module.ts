import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createTransactionEvent } from '../../db/transaction-event.ts';
import { createMemberEraser } from './erase-member.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import { createErasureLog } from './erasure-log.ts';
import type { MemberJobs } from './jobs.ts';
import { createErasureReplay } from './replay-erasures.ts';
import { createMemberDays } from './member-days.ts';
import { createMemberKeys } from './member-keys.ts';
import { memberLocks } from './member-locks.ts';
import { createMemberStore } from './member-store.ts';
import type { ErasedMember, MemberPorts } from './ports.ts';
import { createProfileStore } from './profile-store.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  queue: JobQueue<MemberJobs>;
  keyring: Keyring;
  /** Removes deleted rows from the files of the database, where they are ours. */
  rewriteTables: ((size: 'small' | 'large') => Promise<void>) | undefined;
  /** Notes erasures beside the backups, where there is a folder for them. */
  noteErased: ((keyIds: readonly string[]) => Promise<void>) | undefined;
}

/** Members: the account's row and answers, its locks and keys, and how it is erased. */
export function createMembers(given: Dependencies) {
  const { db, clock, queue, keyring } = given;
  const erasures = createTransactionEvent<ErasedMember>();
  const keys = createMemberKeys({ keyring });
  const log = createErasureLog({ keyring });
  const eraser = createMemberEraser({ db, locks: memberLocks, queue, log, erasures });
  const replay = createErasureReplay({ ...given, erasures: log, eraser });
  return {
    jobs: {
      'finish-erasure': {
        run: ({ key_id }: MemberJobs['finish-erasure']) => replay.repeat(key_id),
        giveUp: async () => undefined,
      },
      'destroy-returned-keys': {
        run: replay.destroyReturnedKeys,
        giveUp: async () => undefined,
      },
      'rewrite-tables': {
        run: async () => await given.rewriteTables?.('small'),
        giveUp: async () => undefined,
      },
      'rewrite-large-tables': {
        run: async () => await given.rewriteTables?.('large'),
        giveUp: async () => undefined,
      },
    },
    /** Adds what goes with an account. */
    onErasure: erasures.listen,
    /**
     * Repeats the erasure of members who returned with an older copy of the database. To be called once
     * before serving.
     */
    replayErasures: replay.repeatAll,
    ports: {
      locks: memberLocks,
      store: createMemberStore({ db, clock }),
      eraser,
      keys,
      days: createMemberDays({ db, clock }),
      profiles: createProfileStore({ db, clock, keys }),
    } satisfies MemberPorts,
  };
}
