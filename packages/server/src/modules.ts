import { createOperatorService } from './admin/operator-service.ts';
import { createBackupJob } from './backup/backup-job.ts';
import { createBackupWatch } from './backup/watch-backups.ts';
import { connectModules, type ModuleDependencies, operatorEmailOf } from './connect-modules.ts';
import { createPurgeExpiredJob } from './jobs/purge-expired.ts';
import type { JobPayloads } from './job-types.ts';
import type { JobHandlers } from './jobs/queue.ts';

/** Makes every module of the product, and joins what they give. */
export function createModules(given: ModuleDependencies) {
  const modules = connectModules(given);
  const { mail, members, signIn, sessions, registration, profile, consents, usage, scans } = modules;
  const { credentials, account, carePlans, recommendations, productTrials } = modules;
  const { billing, webhooks, contact, privacy, transparency, chat } = modules;
  const keepers = { registration, signIn, credentials, carePlans, mail, billing, contact, privacy, webhooks };
  const purges = Object.fromEntries(
    Object.entries(keepers).map(([name, { ports }]) => [name, ports.purge] as const),
  );
  const jobs: JobHandlers<JobPayloads> = {
    ...mail.jobs,
    ...credentials.jobs,
    ...billing.jobs,
    ...carePlans.jobs,
    ...members.jobs,
    ...privacy.jobs,
    ...scans.jobs,
    ...chat.jobs,
    ...webhooks.jobs,
    'purge-expired': createPurgeExpiredJob({ ...given, purges }),
    'make-backup': createBackupJob(given),
    'watch-backups': createBackupWatch({
      ...given,
      ...mail.ports,
      operatorEmail: operatorEmailOf(given.config),
    }),
  };
  return {
    handlers: {
      ...registration.handlers,
      ...sessions.handlers,
      ...credentials.handlers,
      ...account.handlers,
      ...profile.handlers,
      ...carePlans.handlers,
      ...recommendations.handlers,
      ...consents.handlers,
      ...usage.handlers,
      ...scans.handlers,
      ...productTrials.handlers,
      ...billing.handlers,
      ...contact.handlers,
      ...privacy.handlers,
      ...transparency.handlers,
      ...chat.handlers,
      ...webhooks.handlers,
    },
    jobs,
    callers: {
      findSession: signIn.ports.findSession,
      findProgram: signIn.ports.accessTokens.findProgram,
      ownsSession: signIn.ports.sessions.owns,
      noteZone: members.ports.days.noteZone,
    },
    mailbox: mail.ports.mailbox,
    mailSwitches: carePlans.ports.mailSwitches,
    /** Undefined where the settings do not turn its page on. */
    operatorService: given.config.operatorPage ? createOperatorService({ ...given, modules }) : undefined,
    /** Calls that wait for news are answered, and replies are told to end. */
    endHeldCalls: () => {
      scans.stopWaiting();
      chat.replyStreams.stop();
    },
    replayErasures: members.replayErasures,
    scans,
    chat,
  };
}
