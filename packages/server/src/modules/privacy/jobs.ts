/** The background work of the privacy module. */
export interface PrivacyJobs {
  'make-export': { export_id: string };
}
