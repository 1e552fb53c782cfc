/** The background work of the members module. */
export interface MemberJobs {
  'finish-erasure': { key_id: string };
}
