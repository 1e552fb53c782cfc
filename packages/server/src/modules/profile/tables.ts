/** The table of the profile module. */
export interface ProfileTables {
  profiles: ProfileTable;
}

/** A member's answers from onboarding. */
export interface ProfileTable {
  user_id: number;
  /** A sealed `MemberProfile` as JSON, under the context `profile`. */
  sealed_answers: Buffer;
  updated_at: Date;
}
