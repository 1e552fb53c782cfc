/** The background work of the members module. */
export interface MemberJobs {
  'finish-erasure': { key_id: string };
  /** One run serves every erasure before it. */
  'rewrite-tables': Record<string, never>;
}
