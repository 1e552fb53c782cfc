// The only place where modules meet: one block each. It is as long as there are modules.
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { rewriteTables } from './db/embedded/rewrite-tables.ts';
import { externalModelOf } from './external-model.ts';
import type { CallLimiter } from './http/call-limits.ts';
import type { JobPayloads } from './job-types.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Keyring } from './keyring.ts';
import type { Logger } from './logger.ts';
import { createAccount } from './modules/account/module.ts';
import { type BillingModule, createBilling } from './modules/billing/module.ts';
import { createCarePlans } from './modules/care-plan/module.ts';
import { createChat } from './modules/chat/module.ts';
import { createConsents } from './modules/consents/module.ts';
import { createContact } from './modules/contact/module.ts';
import { createCredentials } from './modules/credentials/module.ts';
import { createMail } from './modules/mail/module.ts';
import { createMembers } from './modules/members/module.ts';
import { createProductTrialsModule, type ProductTrialsModule } from './modules/product-trials/module.ts';
import { createPrivacy, type PrivacyModule } from './modules/privacy/module.ts';
import { TABLES_IN_CLEAR } from './modules/privacy/ports.ts';
import { createProfile } from './modules/profile/module.ts';
import { createRecommendations } from './modules/recommendations/module.ts';
import { createRegistration } from './modules/registration/module.ts';
import { createScans, type ScansModule } from './modules/scans/module.ts';
import { createSessions, type SessionsModule } from './modules/sessions/module.ts';
import { createTransparency } from './modules/transparency/module.ts';
import { createUsage } from './modules/usage/module.ts';
import type { Adapters } from './open-adapters.ts';

/** Receives the operator's mails in the local mailbox when the settings name no address. */
const LOCAL_OPERATOR = 'operator@localhost';

/** The dependencies of the modules. */
export interface ModuleDependencies extends Adapters {
  config: Config;
  log: Logger;
  db: Db;
  pool: Pool;
  clock: Clock;
  queue: JobQueue<JobPayloads>;
  keyring: Keyring;
  /** Real path of the data directory. */
  dataDir: string;
  databaseUrl: string;
  spendOwn: CallLimiter['spendOwn'];
  mayMail: CallLimiter['mayMail'];
  /** The address that people use; known once the server listens. */
  publicUrl(): string;
}

/** Creates every module and passes each the ports of the others that it needs. */
export function connectModules(given: ModuleDependencies) {
  const { config, log } = given;
  const external = externalModelOf(config);

  const recommendations = createRecommendations({ ...given, carePlans: () => carePlans.ports });
  const mail = createMail({
    ...given,
    onUnreadable: (mail_id) => log.error({ mail_id }, 'a mail was given up: its key is not in DATA_DIR/keys'),
  });
  // Members and consents need scans, and scans need them. The ports of scans are therefore handed in as
  // functions, which are called only once the server runs.
  const operatorEmail = config.operatorEmail ?? (config.smtpUrl === undefined ? LOCAL_OPERATOR : undefined);
  const members = createMembers({
    ...given,
    rewriteTables:
      config.databaseUrl === undefined ? () => rewriteTables(given.databaseUrl, TABLES_IN_CLEAR) : undefined,
    scanFacts: () => scans.ports.facts,
    billingFacts: () => billing.ports.facts,
    erasures: () =>
      [scans, mail, credentials, registration, sessions, contact, privacy, billing].map(
        ({ ports }) => ports.erasure,
      ),
  });
  const { locks, keys, days: memberDays } = members.ports;
  const reports = () => scans.ports.reports;
  const profiles = () => profile.ports.reader;
  const used = { ...recommendations.ports, ...mail.ports, members: members.ports };
  const dueScans = () => productTrials.ports.dueScans;
  const carePlans = createCarePlans({ ...given, ...used, reports, profiles, dueScans });
  const credentials = createCredentials({
    ...given,
    passwordMinLength: config.passwordMinLength,
    members: members.ports,
    outbox: mail.ports.outbox,
    sessions: () => sessions.ports,
  });
  const { passwords } = credentials.ports;
  const sessions: SessionsModule = createSessions({
    ...given,
    members: members.ports,
    credentials: credentials.ports,
  });
  const account = createAccount({
    ...given,
    ...credentials.ports,
    members: members.ports,
    freshSignIn: sessions.ports.freshSignIn,
  });
  const registration = createRegistration({
    ...given,
    members: members.ports,
    passwords,
    sessions: sessions.ports.starter,
    outbox: mail.ports.outbox,
  });
  const profile = createProfile({
    ...given,
    ...carePlans.ports,
    members: members.ports,
    reports,
    freshSignIn: sessions.ports.freshSignIn,
    outbox: mail.ports.outbox,
  });
  const analyses = () => scans.ports.analyses;
  const consents = createConsents({ ...given, external, members: members.ports, analyses });
  const usage = createUsage(given);
  const scans: ScansModule = createScans({
    ...given,
    locks,
    keys,
    memberDays,
    ...carePlans.ports,
    consents: consents.ports.reader,
    profiles: profile.ports.reader,
    meter: usage.ports.meter,
  });
  const productTrials: ProductTrialsModule = createProductTrialsModule({
    ...given,
    ...members.ports,
    memberDays,
    ...carePlans.ports,
    ...scans.ports,
    finder: recommendations.ports.finder,
  });
  const billing: BillingModule = createBilling({
    ...given,
    members: members.ports,
    outbox: mail.ports.outbox,
    operatorEmail,
  });
  const contact = createContact({
    ...given,
    outbox: mail.ports.outbox,
    recipient: operatorEmail,
  });
  const privacy: PrivacyModule = createPrivacy({
    ...given,
    members: members.ports,
    freshSignIn: sessions.ports.freshSignIn,
    outbox: mail.ports.outbox,
    profiles: profile.ports.reader,
    scans: scans.ports.archive,
    handOvers: scans.ports.handOvers,
    thumbnails: scans.ports.thumbnails,
  });
  const transparency = createTransparency({ ...given, smtpUrl: config.smtpUrl, external });
  const chat = createChat({
    ...given,
    ...carePlans.ports,
    ...recommendations.ports,
    ...scans.ports,
    ...transparency.ports,
    ...usage.ports,
    locks,
    keys,
    memberDays,
    profiles: profile.ports.reader,
    consents: consents.ports.reader,
  });

  return {
    mail,
    members,
    sessions,
    credentials,
    account,
    registration,
    profile,
    carePlans,
    recommendations,
    consents,
    usage,
    scans,
    productTrials,
    billing,
    contact,
    privacy,
    transparency,
    chat,
  };
}
