import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createTransactionEvent, type TransactionListener } from '../../db/transaction-event.ts';
import type { ExternalModel } from '../../external-model.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createConsentDecisions } from './consent-decisions.ts';
import { createConsentLog } from './consent-log.ts';
import { consentTexts } from './consent-texts.ts';
import { type ConsentHandlers, createConsentHandlers } from './handlers.ts';
import type { ConsentReader, Withdrawal } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  /** The external model that members may be asked about. */
  external: ExternalModel | undefined;
  members: MemberPorts;
  presenter: UserPresenter;
}

interface ConsentsModule {
  handlers: ConsentHandlers;
  /** Adds what ends when a member withdraws the consent to the analysis of photos. */
  onWithdrawal(listener: TransactionListener<Withdrawal>): void;
  ports: { reader: ConsentReader };
}

/** Consents: what members agreed to, in which words, and when. */
export function createConsents(dependencies: Dependencies): ConsentsModule {
  const { locks, store } = dependencies.members;
  const withdrawal = createTransactionEvent<Withdrawal>();
  const decisions = createConsentDecisions({
    ...dependencies,
    texts: consentTexts(dependencies.external),
    log: createConsentLog({ locks }),
    members: store,
    withdrawal,
  });
  return {
    handlers: createConsentHandlers({ ...dependencies, decisions }),
    onWithdrawal: withdrawal.listen,
    ports: { reader: decisions },
  };
}
