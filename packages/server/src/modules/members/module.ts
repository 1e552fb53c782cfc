import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createMemberEraser } from './erase-member.ts';
import type { Keyring } from '../../keyring.ts';
import { createMemberKeys } from './member-keys.ts';
import { memberLocks } from './member-locks.ts';
import { createMemberStore } from './member-store.ts';
import type { MemberErasure, MemberPorts, ScanFacts } from './ports.ts';
import { createUserPresenter } from './present-user.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  /** A function, because scans depend on members and are made later. */
  scanFacts: () => ScanFacts;
  /** A function, because these modules depend on members and are made later. */
  erasures: () => readonly MemberErasure[];
}

/** Members: the account's row, its locks, how it is presented to the client, and how it is erased. */
export function createMembers({ db, clock, keyring, scanFacts, erasures }: Dependencies): {
  ports: MemberPorts;
} {
  return {
    ports: {
      locks: memberLocks,
      store: createMemberStore({ db, clock }),
      presenter: createUserPresenter({ scanFacts }),
      eraser: createMemberEraser({ db, locks: memberLocks, erasures }),
      keys: createMemberKeys({ keyring }),
    },
  };
}
