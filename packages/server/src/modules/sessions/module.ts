import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { Passwords } from '../credentials/ports.ts';
import type { MemberErasure, MemberPorts } from '../members/ports.ts';
import { createSessionFinder } from './find-session.ts';
import { createSessionHandlers, type SessionHandlers } from './handlers.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLogin } from './log-in.ts';
import { createLoginDelays } from './login-delays.ts';
import type { FindSession, SessionStarter } from './ports.ts';
import { purgeSessions } from './purge-sessions.ts';
import { createSessionStarter } from './session-starter.ts';
import { createSessionStore } from './session-store.ts';
import { createSignInVerified } from './sign-in-verified.ts';

interface Dependencies {
  db: Db;
  pool: Pool;
  clock: Clock;
  members: MemberPorts;
  passwords: Passwords;
}

interface SessionsModule {
  handlers: SessionHandlers;
  ports: { starter: SessionStarter; findSession: FindSession; erasure: MemberErasure; purge: Purge };
}

/** Sessions: who is signed in with a browser, login and logout, and the browsers that are known. */
export function createSessions(dependencies: Dependencies): SessionsModule {
  const { db, pool, clock, passwords } = dependencies;
  const { locks, keys, presenter, store: members } = dependencies.members;
  const store = createSessionStore({ clock });
  const devices = createKnownDevices({ db, clock });
  const delays = createLoginDelays({ db, clock });
  const starter = createSessionStarter({ store, devices });
  return {
    handlers: createSessionHandlers({
      presenter,
      logIn: createLogin({ db, locks, members, passwords, devices, delays, starter }),
      signInVerified: createSignInVerified({ db, locks, starter }),
      endSession: (id) => store.end(db, id),
    }),
    ports: {
      starter,
      findSession: createSessionFinder({ pool, clock, keys }),
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
