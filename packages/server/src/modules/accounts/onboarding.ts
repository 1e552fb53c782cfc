import type { Clock } from '../../clock.ts';
import { type Db, jsonb } from '../../db/database.ts';
import { inTransaction, lockMember } from '../../db/in-transaction.ts';
import type { MemberProfile, ProfileReader } from './ports.ts';

/** Keeps what the member told at onboarding. Doing it again replaces it. */
export async function saveOnboarding(
  db: Db,
  clock: Clock,
  userId: number,
  profile: MemberProfile,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    await lockMember(transaction, userId);
    await transaction
      .updateTable('profiles')
      .set({
        goals: jsonb(profile.goals),
        issues: jsonb(profile.issues),
        preferences: jsonb(profile.preferences),
        updated_at: now,
      })
      .where('user_id', '=', userId)
      .execute();
    await transaction.updateTable('users').set({ onboarded_at: now }).where('id', '=', userId).execute();
  });
}

/** Answers other modules' question what a member told about themselves. */
export function createProfileReader(db: Db): ProfileReader {
  return {
    findProfile: (userId) =>
      db
        .selectFrom('profiles')
        .select(['goals', 'issues', 'preferences'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow(),
  };
}
