import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { Identities } from '../credentials/ports.ts';
import type { Passwords, ProviderLogins, SessionStarter } from '../sign-in/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberErasure, MemberPorts } from '../members/ports.ts';
import { createRegistrationHandlers } from './handlers.ts';
import { createPendingRegistrations } from './pending-registrations.ts';
import type { MayMail, PendingRegistrations, SpendOwn } from './ports.ts';
import { createProviderRegistrations } from './provider-registrations.ts';
import { createVerificationPoster } from './post-verification.ts';
import { createRegistrations } from './registrations.ts';
import { createEmailVerifier } from './verify-email.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  members: MemberPorts;
  passwords: Passwords;
  sessions: SessionStarter;
  identities: Identities;
  providerLogins: ProviderLogins;
  outbox: Outbox;
  spendOwn: SpendOwn;
  mayMail: MayMail;
  /** The address that people use. */
  publicUrl(): string;
}

/** Registration: from a new address to an account, by a link in a mail. */
export function createRegistration(dependencies: Dependencies) {
  const { db } = dependencies;
  const { locks, store: members } = dependencies.members;
  const needed = { ...dependencies, locks, members };
  const postVerification = createVerificationPoster(needed);
  return {
    handlers: createRegistrationHandlers({
      registrations: createRegistrations({ ...needed, postVerification }),
      registerWithProvider: createProviderRegistrations({ ...needed, postVerification }),
      verifier: createEmailVerifier(needed),
    }),
    ports: {
      pending: createPendingRegistrations({ ...needed, postVerification }),
      async erasure(transaction, { emailKey }) {
        await transaction.deleteFrom('registrations').where('email_key', '=', emailKey).execute();
        return undefined;
      },
      purge: async (now) => {
        await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
      },
    } satisfies { pending: PendingRegistrations; erasure: MemberErasure; purge: Purge },
  };
}
