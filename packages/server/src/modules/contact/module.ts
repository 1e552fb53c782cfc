import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import { KEPT } from '../../retention.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberErasure } from '../members/ports.ts';
import { createContactHandlers } from './handlers.ts';
import { createOperatorMessages } from './operator-messages.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  keyring: Keyring;
  outbox: Outbox;
  /** Where messages are mailed; undefined keeps them until there is one. */
  recipient: string | undefined;
}

/** Contact: feedback and messages to the operator, kept and mailed. */
export function createContact(dependencies: Dependencies) {
  const messages = createOperatorMessages(dependencies);
  return {
    handlers: createContactHandlers({ messages }),
    ports: {
      async erasure(transaction, { emailKey }) {
        await messages.erase(transaction, emailKey);
        return undefined;
      },
      purge: async (now) => {
        await messages.mailWaiting();
        await messages.purge(new Date(now.getTime() - KEPT.operatorMessage));
      },
    } satisfies { erasure: MemberErasure; purge: Purge },
  };
}
