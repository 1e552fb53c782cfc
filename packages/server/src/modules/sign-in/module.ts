import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createSessionFinder } from './find-session.ts';
import { createFreshSignIn } from './fresh-sign-in.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessionList } from './list-sessions.ts';
import { createLoginDelays } from './login-delays.ts';
import { findPasswordProblem } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Passwords, SignInPorts } from './ports.ts';
import { createProviderLogins } from './provider-logins.ts';
import { purgeSessions } from './purge-sessions.ts';
import { createSessionControl } from './session-control.ts';
import { createSessionStarter } from './session-starter.ts';
import { createSessionStore } from './session-store.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  members: MemberPorts;
  /** Minimum number of characters of a new password. */
  passwordMinLength: number;
  /** How people sign in where passwords are off; undefined where they are on. */
  waysInstead: string | undefined;
}

/** Sign-in: who is signed in with a browser, the browsers that are known, and passwords. */
export function createSignIn(dependencies: Dependencies): { ports: SignInPorts } {
  const { db, clock } = dependencies;
  const { locks, keys, store: members } = dependencies.members;
  const store = createSessionStore({ clock });
  const devices = createKnownDevices({ db, clock });
  const delays = createLoginDelays({ db, clock });
  const passwords = createPasswords(dependencies);
  return {
    ports: {
      starter: createSessionStarter({ store, devices, members }),
      control: createSessionControl({ delays, devices }),
      freshSignIn: createFreshSignIn({ db, clock, locks, members, passwords, delays }),
      findSession: createSessionFinder({ ...dependencies, keys }),
      accessTokens: createAccessTokens({ ...dependencies, keys }),
      sessions: createSessionList({ db, clock, store }),
      passwords,
      devices,
      delays,
      providerLogins: createProviderLogins({ db, clock }),
      async erasure(transaction, { emailKey }) {
        await delays.forget(transaction, emailKey);
        return undefined;
      },
      purge: (now) => purgeSessions(db, now),
    },
  };
}

function createPasswords({ passwordMinLength: minLength, waysInstead }: Dependencies): Passwords {
  return {
    instead: waysInstead,
    findProblem: (password, owner) => findPasswordProblem(password, { ...owner, minLength }),
    hash: hashPassword,
    verify: verifyPassword,
  };
}
