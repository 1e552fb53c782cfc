import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { CredentialPorts } from '../credentials/ports.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import type { IdentityProviders, SignInPorts } from '../sign-in/ports.ts';
import type { Linking } from '../../provider-settings.ts';
import { createAttemptKey } from './attempts.ts';
import { createSessionHandlers, type SessionHandlers } from './handlers.ts';
import { createLogin } from './log-in.ts';
import { createLoginSteps } from './login-steps.ts';
import { createPasskeyLogin } from './passkey-login.ts';
import { createProviderLogin } from './provider-login.ts';
import { createSignInVerified } from './sign-in-verified.ts';
import { createVerifyLogin } from './verify-login.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  members: MemberPorts;
  credentials: CredentialPorts;
  signIn: SignInPorts;
  presenter: UserPresenter;
  providers: IdentityProviders;
  /** How an account at a provider is linked to a member who is here already. */
  linking: Linking;
}

/** Sessions: login and logout, and where a member is signed in. */
export function createSessions(dependencies: Dependencies): { handlers: SessionHandlers } {
  const { credentials, signIn } = dependencies;
  const { locks, store: members } = dependencies.members;
  const needed = {
    ...dependencies,
    ...credentials,
    ...signIn,
    locks,
    members,
    attemptKey: createAttemptKey(signIn.devices),
    steps: createLoginSteps(dependencies),
  };
  return {
    handlers: createSessionHandlers({
      ...needed,
      logIn: createLogin(needed),
      verifyLogin: createVerifyLogin(needed),
      passkeyLogin: createPasskeyLogin({ ...needed, proofs: credentials.passkeyProofs }),
      providerLogin: createProviderLogin(needed),
      signInVerified: createSignInVerified(needed),
    }),
  };
}
