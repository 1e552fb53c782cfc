import type { Plan } from '@daylit/contract';
import type { Generated } from 'kysely';

/** The tables of the members module. */
export interface MemberTables {
  users: UserTable;
  profiles: ProfileTable;
}

/** Members: people whose address is verified. */
export interface UserTable {
  id: Generated<number>;
  email: string;
  /** The address as compared, see `emailKey`. */
  email_key: string;
  username: string;
  password_hash: string;
  /** False until a member who came from an identity provider sets a password. */
  has_password: Generated<boolean>;
  /** The plan as sold; `effectivePlan` gives the one that counts now. */
  plan: Plan;
  plan_expires_at: Date | null;
  agreed_to_terms_at: Date | null;
  /** When goals, concerns and preferences were submitted. */
  onboarded_at: Date | null;
  created_at: Date;
  /** A random UUID that names the member's key, see `MemberKeys`. */
  key_id: Generated<string>;
  /** The time zone of the browser that called last, an IANA name; null before one has told it. */
  time_zone: string | null;
  /** Since when an operator keeps the member from signing in; null where none does. */
  disabled_at: Generated<Date | null>;
  /** Since when mails to the address come back; null while they arrive. */
  mail_returned_at: Generated<Date | null>;
}

/** A member's answers from onboarding. */
export interface ProfileTable {
  user_id: number;
  /** A sealed `MemberProfile` as JSON, under the context `profile`. */
  sealed_answers: Buffer;
  updated_at: Date;
}
