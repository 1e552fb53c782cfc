import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { createTransactionEvent } from '../../db/transaction-event.ts';
import type { ExternalModels } from '../../external-model.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createConsentDecisions } from './consent-decisions.ts';
import { createConsentLog } from './consent-log.ts';
import { consentTexts } from './consent-texts.ts';
import { createConsentHandlers } from './handlers.ts';
import type { Withdrawal } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  /** The external models that members may be asked about. */
  models: ExternalModels;
  members: MemberPorts;
  presenter: UserPresenter;
}

/** Consents: what members agreed to, in which words, and when. */
export function createConsents(dependencies: Dependencies) {
  const { locks, store } = dependencies.members;
  const withdrawal = createTransactionEvent<Withdrawal>();
  const decisions = createConsentDecisions({
    ...dependencies,
    texts: consentTexts(dependencies.models),
    log: createConsentLog({ locks }),
    members: store,
    withdrawal,
  });
  return {
    handlers: createConsentHandlers({ ...dependencies, decisions, profiles: dependencies.members.profiles }),
    /** Adds what ends when a member withdraws the consent to the analysis of photos. */
    onWithdrawal: withdrawal.listen,
    ports: { reader: decisions },
  };
}
