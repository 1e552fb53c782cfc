/** The background work of the members module. */
export interface MemberJobs {
  'finish-erasure': { key_id: string };
  /** Destroys keys of erased members that returned with an older copy of the keys. */
  'destroy-returned-keys': Record<string, never>;
  /** One run serves every erasure before it. */
  'rewrite-tables': Record<string, never>;
  /** The same for tables that are locked for a time that people would notice. Runs at night. */
  'rewrite-large-tables': Record<string, never>;
}
