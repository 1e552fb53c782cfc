/** The background work of the credentials module. */
export interface CredentialJobs {
  /**
   * Mails a link for a new password. Null when the address has no account: the request does the same for
   * both, so that its duration does not reveal which.
   */
  'mail-password-reset': { user_id: number | null };
}
