import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { ExternalModel } from '../../external-model.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createConsentDecisions } from './consent-decisions.ts';
import { createConsentLog } from './consent-log.ts';
import { consentTexts } from './consent-texts.ts';
import { type ConsentHandlers, createConsentHandlers } from './handlers.ts';
import type { ConsentReader, PhotoAnalyses } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  /** The model elsewhere that members may be asked about. */
  external: ExternalModel | undefined;
  members: MemberPorts;
  /** Asked for when it is needed: scans stand on consents. */
  analyses: () => PhotoAnalyses;
}

interface ConsentsModule {
  handlers: ConsentHandlers;
  ports: { reader: ConsentReader };
}

/** Consents: what members agreed to, in which words, and when. */
export function createConsents(dependencies: Dependencies): ConsentsModule {
  const { locks, store, presenter } = dependencies.members;
  const decisions = createConsentDecisions({
    ...dependencies,
    texts: consentTexts(dependencies.external),
    log: createConsentLog({ locks }),
    members: store,
  });
  return { handlers: createConsentHandlers({ decisions, presenter }), ports: { reader: decisions } };
}
