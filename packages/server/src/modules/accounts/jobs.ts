/** The background work of the accounts module. */
export interface AccountJobs {
  /** Removes what has run out: registrations, sessions, forgotten browsers, old mails. Runs every hour. */
  'purge-expired': Record<string, never>;
}
