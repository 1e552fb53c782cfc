/** The background work of the mail module. */
export interface MailJobs {
  'send-mail': { mail_id: number };
}
