import type { Preferences } from '@daylit/contract';
import type { ColumnType, RawBuilder } from 'kysely';

/** A jsonb column: read as the value, written through `jsonb(value)`. */
type Jsonb<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** The table of the profile module. */
export interface ProfileTables {
  profiles: ProfileTable;
}

/** A member's answers from onboarding. */
export interface ProfileTable {
  user_id: number;
  goals: Jsonb<string[]>;
  issues: Jsonb<string[]>;
  preferences: Jsonb<Preferences>;
  updated_at: Date;
}
