// Joins the jobs of the modules. The queue itself knows none of them.
import type { BillingJobs } from './modules/billing/jobs.ts';
import type { CarePlanJobs } from './modules/care-plan/jobs.ts';
import type { ChatJobs } from './modules/chat/jobs.ts';
import type { CredentialJobs } from './modules/credentials/jobs.ts';
import type { MailJobs } from './modules/mail/jobs.ts';
import type { MemberJobs } from './modules/members/jobs.ts';
import type { PrivacyJobs } from './modules/privacy/jobs.ts';
import type { ScanJobs } from './modules/scans/jobs.ts';
import type { WebhookJobs } from './modules/webhooks/jobs.ts';

/** Every job's payload by name. Payloads hold ids, not data: the row is the truth. */
export interface JobPayloads
  extends
    BillingJobs,
    CarePlanJobs,
    ChatJobs,
    CredentialJobs,
    MailJobs,
    MemberJobs,
    PrivacyJobs,
    ScanJobs,
    WebhookJobs {
  /** Lets each module remove what has expired. Runs every hour. */
  'purge-expired': Record<string, never>;
  /** Backs up everything. Runs every night. */
  'make-backup': Record<string, never>;
  /** Mails the operator where a backup is missing. Runs every day. */
  'watch-backups': Record<string, never>;
}

export type JobName = keyof JobPayloads;
