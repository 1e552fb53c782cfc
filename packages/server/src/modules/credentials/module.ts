import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createCredentialChanges } from './credential-changes.ts';
import { createEmailChanges } from './email-changes.ts';
import { createOtherAddressErasure } from './erase-other-addresses.ts';
import { createFactorReset } from './factor-reset.ts';
import { createEmailLinks } from './email-links.ts';
import { createIdentities } from './identities.ts';
import { createCredentialHandlers } from './handlers.ts';
import type { CredentialJobs } from './jobs.ts';
import { createNotifier } from './notifier.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyCounts } from './passkey-counts.ts';
import { createPasskeyProofs } from './passkey-proofs.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordResets } from './password-resets.ts';
import type { CredentialPorts, MayMail } from './ports.ts';
import type { IdentityProviders, SignInPorts } from '../sign-in/ports.ts';
import { purgeCredentials } from './purge-credentials.ts';
import { createResetLinks } from './reset-links.ts';
import { createSecondFactors } from './second-factors.ts';
import { createTakeBack } from './take-back.ts';
import { createTwoFactor } from './two-factor.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  queue: JobQueue<CredentialJobs>;
  members: MemberPorts;
  outbox: Outbox;
  signIn: SignInPorts;
  providers: IdentityProviders;
  mayMail: MayMail;
  /** The address that people use. */
  publicUrl(): string;
}

/** Credentials: how members prove who they are, and how they replace the proof. */
export function createCredentials(dependencies: Dependencies) {
  const { db, members: memberPorts, signIn } = dependencies;
  const { locks, store: members, keys, profiles } = memberPorts;
  const { passwords, control, freshSignIn, accessTokens } = signIn;
  const links = createEmailLinks({ ...dependencies, members });
  const notify = createNotifier({ ...dependencies, links, passwords });
  const createResetLink = createResetLinks({ ...dependencies, profiles });
  const own = { links, notify, createResetLink, profiles };
  const needed = {
    ...dependencies,
    ...own,
    locks,
    members,
    keys,
    passwords,
    control,
    freshSignIn,
    accessTokens,
  };
  const secondFactors = createSecondFactors(needed);
  const changes = createCredentialChanges(needed);
  const challenges = createPasskeyChallenges(needed);
  const passkeys = createPasskeys({ ...needed, challenges });
  const passkeyCounts = createPasskeyCounts(needed);
  const identities = createIdentities({ ...needed, passkeyCounts, providerLogins: signIn.providerLogins });
  const resets = createPasswordResets({ ...needed, changes, passkeys });
  return {
    handlers: createCredentialHandlers({
      ...needed,
      resets,
      emailChanges: createEmailChanges({ ...needed, takeBack: createTakeBack(needed) }),
      twoFactor: createTwoFactor({ ...needed, secondFactors }),
      passkeys,
      identities,
    }),
    jobs: { 'mail-password-reset': resets.mailJob },
    ports: {
      secondFactors,
      factorReset: createFactorReset(needed),
      passkeyCounts,
      passkeyProofs: createPasskeyProofs({ ...needed, challenges }),
      identities,
      changes,
      erasure: createOtherAddressErasure(needed),
      purge: (now) => purgeCredentials(db, now),
    } satisfies CredentialPorts,
  };
}
