// The only place where modules meet: one block each. It is as long as there are modules.
import type { Pool } from 'pg';
import { backupPlaceOf } from './backup/find-place.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { rewriteTables } from './db/embedded/rewrite-tables.ts';
import { externalModelsOf } from './external-model.ts';
import type { CallLimiter } from './http/call-limits.ts';
import type { JobPayloads } from './job-types.ts';
import type { JobSystem } from './jobs/job-system.ts';
import type { Keyring } from './keyring.ts';
import type { Logger } from './logger.ts';
import { waysInstead } from './provider-settings.ts';
import { createAccount } from './modules/account/module.ts';
import { createBilling } from './modules/billing/module.ts';
import { createCarePlans } from './modules/care-plan/module.ts';
import { createCatalogueModule } from './modules/catalogue/module.ts';
import { createChat } from './modules/chat/module.ts';
import { createConsents } from './modules/consents/module.ts';
import { createContact } from './modules/contact/module.ts';
import { createCredentials } from './modules/credentials/module.ts';
import { createCurrentUser } from './modules/current-user/module.ts';
import { createMail } from './modules/mail/module.ts';
import { createMembers } from './modules/members/module.ts';
import { createProductTrialsModule } from './modules/product-trials/module.ts';
import { createPrivacy } from './modules/privacy/module.ts';
import { TABLES_IN_CLEAR } from './modules/privacy/ports.ts';
import { createProfile } from './modules/profile/module.ts';
import { createRecommendations } from './modules/recommendations/module.ts';
import { createRegistration } from './modules/registration/module.ts';
import { createReports } from './modules/reports/module.ts';
import { createScans } from './modules/scans/module.ts';
import { createSessions } from './modules/sessions/module.ts';
import { createSignIn } from './modules/sign-in/module.ts';
import { createTransparency } from './modules/transparency/module.ts';
import { createUsage } from './modules/usage/module.ts';
import { createWebhooksModule } from './modules/webhooks/module.ts';
import type { ObjectStore } from './object-store.ts';
import type { Adapters } from './open-adapters.ts';

/** Receives the operator's mails in the local mailbox when the settings name no address. */
const LOCAL_OPERATOR = 'operator@localhost';

/** Where the operator reads mails; undefined where the settings name no address. */
export function operatorEmailOf({ operatorEmail, smtpUrl }: Config): string | undefined {
  return operatorEmail ?? (smtpUrl === undefined ? LOCAL_OPERATOR : undefined);
}

/** What the assistant of this server needs to continue where a model stops, with some to spare. */
const TAKE_OVER_SECONDS = 30;

/** The dependencies of the modules. */
export interface ModuleDependencies extends Adapters {
  config: Config;
  log: Logger;
  db: Db;
  pool: Pool;
  clock: Clock;
  queue: JobSystem<JobPayloads>;
  keyring: Keyring;
  /** Address of PostgreSQL itself. */
  directUrl: string;
  /** Real path of the data directory. */
  dataDir: string;
  /** The bucket that keeps files and keys; undefined where the data directory does. */
  objects: ObjectStore | undefined;
  spendOwn: CallLimiter['spendOwn'];
  mayMail: CallLimiter['mayMail'];
  /** The address that people use; known once the server listens. */
  publicUrl(): string;
}

/** Creates every module after those that it needs, and then connects the listeners of later modules. */
export function connectModules(given: ModuleDependencies) {
  const { config, log } = given;
  const models = externalModelsOf(config);
  const operatorEmail = operatorEmailOf(config);

  const members = createMembers({
    ...given,
    rewriteTables:
      config.databaseUrl === undefined
        ? (size) => rewriteTables(given.directUrl, TABLES_IN_CLEAR, size)
        : undefined,
    noteErased: backupPlaceOf(config)?.noteErased,
  });
  const { locks, keys, days: memberDays, profiles } = members.ports;
  const mail = createMail({
    ...given,
    members: members.ports.store,
    onUnreadable: (mail_id) => log.error({ mail_id }, 'a mail was given up: its key is missing'),
  });
  const { outbox } = mail.ports;
  const base = { ...given, members: members.ports, outbox };
  const signIn = createSignIn({
    ...base,
    passwordMinLength: config.passwordMinLength,
    waysInstead: waysInstead(config),
  });
  const { freshSignIn, passwords } = signIn.ports;
  const credentials = createCredentials({ ...base, signIn: signIn.ports });
  const account = createAccount({ ...base, ...credentials.ports, passwords, freshSignIn });
  const registration = createRegistration({
    ...base,
    ...credentials.ports,
    ...signIn.ports,
    sessions: signIn.ports.starter,
  });
  const usage = createUsage(given);
  const contact = createContact({ ...base, recipient: operatorEmail });
  const billing = createBilling({ ...base, operatorEmail });
  const transparency = createTransparency({ ...given, smtpUrl: config.smtpUrl, models });

  const catalogue = createCatalogueModule(given);
  const reports = createReports({ ...given, keys });
  const carePlans = createCarePlans({ ...base, ...catalogue.ports, ...reports.ports });
  const care = { ...catalogue.ports, ...reports.ports, ...carePlans.ports };
  const recommendations = createRecommendations({ ...given, ...care, carePlans: carePlans.ports });
  const profile = createProfile({ ...base, ...care, freshSignIn });
  const { presenter } = createCurrentUser({ ...given, ...care, ...billing.ports, keys }).ports;
  const sessions = createSessions({
    ...base,
    credentials: credentials.ports,
    signIn: signIn.ports,
    presenter,
    linking: config.oidcLink,
  });
  const consents = createConsents({ ...base, models, presenter });
  const ofMember = { locks, keys, memberDays, profiles, consents: consents.ports.reader };
  const { plans } = billing.ports;
  const { isWorker } = config.roles;
  const webhooks = createWebhooksModule({ ...base, freshSignIn, plans });
  const scans = createScans({
    ...given,
    ...ofMember,
    ...care,
    isWorker,
    plans,
    meter: usage.ports.meter,
    webhooks: webhooks.ports.events,
  });
  const productTrials = createProductTrialsModule({
    ...given,
    ...care,
    ...scans.ports,
    memberDays,
    plans,
  });
  const privacy = createPrivacy({
    ...base,
    freshSignIn,
    profiles,
    scans: scans.ports.archive,
    handOvers: scans.ports.handOvers,
    thumbnails: scans.ports.thumbnails,
  });
  const chat = createChat({
    ...given,
    ...ofMember,
    ...care,
    ...scans.ports,
    ...transparency.ports,
    ...usage.ports,
    plans,
    longestReply: (config.aiAnswerSeconds + TAKE_OVER_SECONDS) * 1000,
  });

  billing.onPlanWritten(webhooks.ports.events.planIsWritten);
  scans.showReplies(chat.ports.uploadReplies);
  consents.onWithdrawal(scans.ports.stopAnalyses);
  consents.onWithdrawal(scans.ports.discardCheckedPhoto);
  carePlans.addToCalendar(productTrials.ports.dueScans);
  for (const { ports } of [scans, mail, credentials, registration, signIn, contact, privacy, billing])
    members.onErasure(ports.erasure);

  return {
    mail,
    members,
    signIn,
    credentials,
    account,
    registration,
    usage,
    contact,
    billing,
    webhooks,
    transparency,
    carePlans,
    recommendations,
    profile,
    sessions,
    consents,
    scans,
    productTrials,
    privacy,
    chat,
  };
}
