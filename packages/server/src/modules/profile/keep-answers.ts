import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberLocks, MemberProfile, ProfileStore } from '../members/ports.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import { type AgeCall, ageChangeMail, holdAge } from './age-changes.ts';
import type { FitProfile } from './fit-profile.ts';

/**
 * The only way to store a member's answers. It drops answers that do not fit the member's age, and holds back
 * an older age that a member of 13 to 17 gives. `tell` returns the new answers, and `also` runs in the same
 * transaction. Throws a 409 for an age that has to be confirmed, and a 403 for a confirmation without a
 * sign-in.
 */
export type KeepAnswers = (
  call: AgeCall,
  tell: (before: MemberProfile) => MemberProfile,
  also?: (transaction: DbTransaction) => Promise<void>,
) => Promise<void>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  fitProfile: FitProfile;
  profiles: ProfileStore;
  freshSignIn: FreshSignIn;
  outbox: Outbox;
  publicUrl(): string;
}

export function createAnswerKeeper(dependencies: Dependencies): KeepAnswers {
  const { db, clock, locks, fitProfile, profiles, freshSignIn, outbox, publicUrl } = dependencies;

  return async (call, tell, also) => {
    const { member, body } = call;
    const isProven = body.confirm === true;
    if (isProven) await freshSignIn.require(call, body.current_password);
    const now = clock();
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, member.id);
      const before = await profiles.read(transaction, member.id);
      const sent = { age_band: body.preferences?.age_band, isProven, now };
      const told = holdAge(before, tell(before), sent);
      await profiles.save(transaction, member.id, fitProfile(told), now);
      const { age_change } = told;
      if (age_change && age_change !== before.age_change) {
        const facts = {
          takesEffectAt: utcMoment(new Date(age_change.takes_effect_at), member.region),
          url: `${publicUrl()}/account?page=preferences`,
        };
        await outbox.post(transaction, ageChangeMail(member.email, facts));
      }
      await also?.(transaction);
    });
  };
}
