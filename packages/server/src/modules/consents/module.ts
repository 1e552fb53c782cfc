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
  /** The external model that members may be asked about. */
  external: ExternalModel | undefined;
  members: MemberPorts;
  /** A function, because scans depend on consents and are made later. */
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
