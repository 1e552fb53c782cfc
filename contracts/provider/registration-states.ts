import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../packages/server/test/members.ts';
import type { TestServer } from '../../packages/server/test/start-test-server.ts';
import { form } from '../../packages/server/test/visitor.ts';
import type { Handler, StateName } from '../states.ts';

/** The states about registrations whose address is not verified. */
export function registrationStates(server: TestServer) {
  async function register({ isMailedAgain = false } = {}) {
    const email = `pending-${randomUUID()}@example.org`;
    const visitor = server.visitor();
    await visitor.post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
    if (isMailedAgain) await visitor.post('/api/resend-verification');
    const [mail = ''] = await server.mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail)?.[1];
    if (!token) throw new Error('The verification mail holds no token.');
    return { session: visitor.token() ?? '', token, email };
  }

  return {
    'a registration is pending': async () => ({ session: (await register()).session }),
    'a verification mail was sent': async () => {
      const { session, token } = await register();
      return { session, token };
    },
    'a pending registration has expired': async () => {
      const { session, email } = await register();
      const expires_at = new Date(0);
      await server.db.updateTable('registrations').set({ expires_at }).where('email', '=', email).execute();
      return { session };
    },
    'a verification mail was sent again': async () => ({
      session: (await register({ isMailedAgain: true })).session,
    }),
    'a verification mail was sent to another browser': async () => ({ token: (await register()).token }),
  } satisfies Partial<Record<StateName, Handler>>;
}
