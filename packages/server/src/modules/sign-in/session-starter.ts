import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { MemberStore } from '../members/ports.ts';
import { deviceWords } from './device-words.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Session, SessionStarter } from './ports.ts';
import type { SessionStore } from './session-store.ts';

interface Dependencies {
  store: SessionStore;
  devices: KnownDevices;
  members: Pick<MemberStore, 'findById'>;
}

const IS_DISABLED =
  'This account is disabled, so nobody can sign in to it. What is in it is kept. Please write to us under Contact.';

/** Starts sessions, and remembers the browsers that members sign in with. */
export function createSessionStarter({ store, devices, members }: Dependencies): SessionStarter {
  // An operator disables a member under the same lock, so no session begins after it.
  async function requireEnabled(transaction: DbTransaction, userId: number): Promise<void> {
    const member = await members.findById(userId, transaction);
    if (member?.disabled_at) throw new Refusal('login_failed', { detail: IS_DISABLED });
  }

  return {
    startPending: (transaction, registration_id, previous) =>
      store.start(transaction, { registration_id }, previous?.id),

    async signIn(transaction, user_id, { session, device, userAgent }) {
      await requireEnabled(transaction, user_id);
      return {
        session: await store.start(
          transaction,
          { user_id, ...earlierSignIn(session, user_id) },
          session?.id,
          deviceWords(userAgent),
        ),
        device: await devices.remember(transaction, user_id, device),
      };
    },

    async promote(transaction, user_id, { session, device, userAgent }) {
      await requireEnabled(transaction, user_id);
      return {
        session: await store.replace(
          transaction,
          { user_id, signed_in_at: null },
          session.id,
          deviceWords(userAgent),
        ),
        device: await devices.remember(transaction, user_id, device),
      };
    },
  };
}

/** When a browser that is signed in signs in again, it counts from the first time; see `signed_in_at`. */
function earlierSignIn(session: Session | null, userId: number): { signed_in_at?: Date | null } {
  const isSignedIn = session?.kind === 'member' && session.member.id === userId;
  return isSignedIn ? { signed_in_at: session.signedInAt } : {};
}
