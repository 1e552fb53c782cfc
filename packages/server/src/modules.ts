import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { externalModelOf } from './external-model.ts';
import { createPurgeExpiredJob } from './jobs/purge-expired.ts';
import type { JobHandlers, JobQueue } from './jobs/queue.ts';
import type { Keyring } from './keyring.ts';
import type { Logger } from './logger.ts';
import { createCarePlans } from './modules/care-plan/module.ts';
import { createConsents } from './modules/consents/module.ts';
import { createCredentials } from './modules/credentials/module.ts';
import { createMail } from './modules/mail/module.ts';
import { createMembers } from './modules/members/module.ts';
import { createProfile } from './modules/profile/module.ts';
import { createRecommendations } from './modules/recommendations/module.ts';
import { createRegistration } from './modules/registration/module.ts';
import type { SpendForAddress } from './modules/registration/ports.ts';
import { createScans, type ScansModule } from './modules/scans/module.ts';
import { createSessions } from './modules/sessions/module.ts';
import { createTransparency } from './modules/transparency/module.ts';
import { createUsage } from './modules/usage/module.ts';
import type { Adapters } from './open-adapters.ts';

/** What the modules depend on. */
interface Dependencies extends Adapters {
  config: Config;
  log: Logger;
  db: Db;
  pool: Pool;
  clock: Clock;
  queue: JobQueue;
  keyring: Keyring;
  spendForAddress: SpendForAddress;
  /** The address that people use; known once the server listens. */
  publicUrl(): string;
}

/** Makes every module of the product and hands each the ports of the others that it asks for. */
export function createModules(given: Dependencies) {
  const { config, log, clock, analyser } = given;
  const external = externalModelOf(config);

  const recommendations = createRecommendations({ ...given, carePlans: () => carePlans.ports });
  const { passwords } = createCredentials(config).ports;
  const mail = createMail({
    ...given,
    onUnreadable: (mail_id) => log.error({ mail_id }, 'a mail was given up: its key is not in DATA_DIR/keys'),
  });
  // Members and consents need scans, and scans need them. The ports of scans are therefore handed in as
  // functions, which are called only once the server runs.
  const members = createMembers({
    ...given,
    scanFacts: () => scans.ports.facts,
    erasures: () => [scans, mail, registration, sessions].map(({ ports }) => ports.erasure),
  });
  const { locks, keys } = members.ports;
  const reports = () => scans.ports.reports;
  const profiles = () => profile.ports.reader;
  const carePlans = createCarePlans({ ...given, ...recommendations.ports, locks, reports, profiles });
  const { carePlanner } = carePlans.ports;
  const sessions = createSessions({ ...given, members: members.ports, passwords });
  const registration = createRegistration({
    ...given,
    members: members.ports,
    passwords,
    sessions: sessions.ports.starter,
    outbox: mail.ports.outbox,
  });
  const profile = createProfile({ ...given, ...carePlans.ports, members: members.ports, reports });
  const analyses = () => scans.ports.analyses;
  const consents = createConsents({ ...given, external, members: members.ports, analyses });
  const usage = createUsage({ ...given, locks });
  const scans: ScansModule = createScans({
    ...given,
    locks,
    keys,
    carePlanner,
    consents: consents.ports.reader,
    profiles: profile.ports.reader,
    meter: usage.ports.meter,
  });
  const transparency = createTransparency({
    engineVersion: analyser.version,
    figures: given.figures,
    smtpUrl: config.smtpUrl,
    external,
  });

  const purges = [registration, sessions, mail].map(({ ports }) => ports.purge);
  const jobs: JobHandlers = {
    ...mail.jobs,
    ...scans.jobs,
    'purge-expired': createPurgeExpiredJob({ clock, purges }),
  };
  return {
    handlers: {
      ...registration.handlers,
      ...sessions.handlers,
      ...profile.handlers,
      ...carePlans.handlers,
      ...recommendations.handlers,
      ...consents.handlers,
      ...usage.handlers,
      ...scans.handlers,
      ...transparency.handlers,
    },
    jobs,
    findSession: sessions.ports.findSession,
    mailbox: mail.ports.mailbox,
    scans,
  };
}
