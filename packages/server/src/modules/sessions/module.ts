import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { CredentialPorts } from '../credentials/ports.ts';
import type { MemberErasure, MemberPorts } from '../members/ports.ts';
import { createAttemptKey } from './attempts.ts';
import { createSessionFinder } from './find-session.ts';
import { createFreshSignIn } from './fresh-sign-in.ts';
import { createSessionHandlers, type SessionHandlers } from './handlers.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessionList } from './list-sessions.ts';
import { createLogin } from './log-in.ts';
import { createLoginDelays } from './login-delays.ts';
import { createLoginSteps } from './login-steps.ts';
import { createPasskeyLogin } from './passkey-login.ts';
import type { FindSession, FreshSignIn, OwnsSession, SessionControl, SessionStarter } from './ports.ts';
import { purgeSessions } from './purge-sessions.ts';
import { createSessionControl } from './session-control.ts';
import { createSessionStarter } from './session-starter.ts';
import { createSessionStore } from './session-store.ts';
import { createSignInVerified } from './sign-in-verified.ts';
import { createVerifyLogin } from './verify-login.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  members: MemberPorts;
  credentials: CredentialPorts;
}

export interface SessionsModule {
  handlers: SessionHandlers;
  ports: {
    starter: SessionStarter;
    control: SessionControl;
    freshSignIn: FreshSignIn;
    findSession: FindSession;
    ownsSession: OwnsSession;
    erasure: MemberErasure;
    purge: Purge;
  };
}

/** Sessions: who is signed in with a browser, login and logout, and the browsers that are known. */
export function createSessions(dependencies: Dependencies): SessionsModule {
  const { db, pool, clock, credentials } = dependencies;
  const { locks, keys, presenter, store: members } = dependencies.members;
  const store = createSessionStore({ clock });
  const devices = createKnownDevices({ db, clock });
  const delays = createLoginDelays({ db, clock });
  const starter = createSessionStarter({ store, devices });
  const sessions = createSessionList({ db, clock });
  const needed = {
    ...credentials,
    db,
    clock,
    locks,
    members,
    delays,
    starter,
    attemptKey: createAttemptKey(devices),
    steps: createLoginSteps({ db, clock }),
  };
  return {
    handlers: createSessionHandlers({
      presenter,
      logIn: createLogin(needed),
      verifyLogin: createVerifyLogin(needed),
      passkeyLogin: createPasskeyLogin({ ...needed, proofs: credentials.passkeyProofs }),
      signInVerified: createSignInVerified(needed),
      sessions,
      endSession: (id) => store.end(db, id),
    }),
    ports: {
      starter,
      control: createSessionControl({ delays, devices }),
      freshSignIn: createFreshSignIn(needed),
      findSession: createSessionFinder({ pool, clock, keys }),
      ownsSession: sessions.owns,
      erasure: {
        async eraseMember(transaction, { emailKey }) {
          await delays.forget(transaction, emailKey);
          return undefined;
        },
      },
      purge: (now) => purgeSessions(db, now),
    },
  };
}
