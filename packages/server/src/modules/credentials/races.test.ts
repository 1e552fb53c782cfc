import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { beginLogin, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { openDatabase } from '../../db/database.ts';
import { openKeyring } from '../../keyring.ts';
import { createMemberKeys } from '../members/member-keys.ts';
import { createMemberStore } from '../members/member-store.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createSecondFactors } from './second-factors.ts';

const server = await startTestServer();
const { clock } = server;

/** Four connections of their own, as four processes have. */
const connections = Array.from({ length: 4 }, () => openDatabase({ url: server.databaseUrl }));
const keyring = await openKeyring(path.join(server.dataDir, 'keys'));
const processes = connections.map(({ db }) => ({
  db,
  factors: createSecondFactors({
    db,
    clock: clock.now,
    keys: createMemberKeys({ keyring }),
    members: createMemberStore({ db, clock: clock.now }),
    notify: async () => {},
  }),
}));
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await server.close();
});

/** Makes fifty calls at once, spread over the processes, and returns their results. */
function fifty<Result>(call: (process: (typeof processes)[number]) => Promise<Result>): Promise<Result[]> {
  return Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const process = processes[n % processes.length];
      if (!process) throw new Error('There are four.');
      return call(process);
    }),
  );
}

const isTrue = (result: boolean) => result;

describe('one of fifty uses at once, over four processes, counts:', () => {
  test('a code of the app', async () => {
    const noor = await server.member();
    const { app } = await turnOnTwoFactor(server, noor);
    clock.advance(30_000);
    const code = app.code();
    const results = await fifty(({ factors }) => factors.use(noor.id, code));
    expect(results.filter(isTrue)).toHaveLength(1);
  });

  test('a backup code', async () => {
    const noor = await server.member();
    const { codes } = await turnOnTwoFactor(server, noor);
    const results = await fifty(({ factors }) => factors.use(noor.id, codes[0] ?? ''));
    expect(results.filter(isTrue)).toHaveLength(1);
  });

  test('a challenge', async () => {
    const [first] = processes;
    if (!first) throw new Error('There are four.');
    const challenge = await createPasskeyChallenges({ db: first.db, clock: clock.now }).create(null);
    const answer = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
    const results = await fifty(({ db }) =>
      createPasskeyChallenges({ db, clock: clock.now }).spend(answer, null),
    );
    expect(results.filter((spent) => spent !== undefined)).toEqual([challenge]);
  });

  test('a login with one token and ten codes', async () => {
    const noor = await server.member();
    const { codes } = await turnOnTwoFactor(server, noor);
    const token = await beginLogin(server.visitor(), noor.email);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        server.visitor().post('/api/2fa/verify-login', { token, code: codes[n % codes.length] }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
