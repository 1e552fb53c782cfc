/** The jobs of the care-plan module. */
export interface CarePlanJobs {
  /** Sends the mails of the evening that are due. Runs every five minutes. */
  'send-reminders': Record<string, never>;
  /** Mails members what their answers leave out of their routine. Runs every hour. */
  'tell-left-outs': Record<string, never>;
  /** Counts how many members use each product. Runs every hour. */
  'count-people': Record<string, never>;
}
