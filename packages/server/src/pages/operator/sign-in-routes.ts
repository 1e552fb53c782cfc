import type { FastifyInstance } from 'fastify';
import type { OperatorService } from '../../admin/operator-service.ts';
import { Refusal } from '../../errors.ts';
import { networkOf } from '../../http/network.ts';
import { lead, readField, type Sent, show, START } from './answers.ts';
import { findPage } from './member-pages.ts';
import type { SessionCookie } from './session-cookie.ts';
import { invitePage, signInPage } from './sign-in-pages.ts';

/** Signing in and out, and the invitation to an account. */
export function registerSignIn(
  pages: FastifyInstance,
  { operators, sessions, spendTry }: OperatorService,
  cookie: SessionCookie,
): void {
  pages.get('/operator', async (request: Sent, reply) => {
    const token = cookie.read(request);
    const operator = token === undefined ? undefined : await sessions.find(token);
    return show(reply, operator === undefined ? signInPage() : findPage({ operator, place: START }));
  });

  pages.post('/operator/login', async (request: Sent, reply) => {
    const name = readField(request, 'name');
    try {
      await spendTry(networkOf(request));
      await operators.checkLogin({
        name,
        password: readField(request, 'password'),
        code: readField(request, 'code'),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(reply.headers(error.headers), signInPage(error.message, name), error.status);
    }
    cookie.set(reply, await sessions.start(name));
    return lead(reply, START);
  });

  pages.post('/operator/logout', async (request: Sent, reply) => {
    const token = cookie.read(request);
    if (token !== undefined) await sessions.end(token);
    cookie.set(reply, null);
    return lead(reply, START);
  });

  pages.get('/operator/invite', async (request: Sent, reply) => {
    await spendTry(networkOf(request));
    const token = String(request.query.token ?? '');
    return show(reply, invitePage({ token, ...(await operators.invites.read(token)) }));
  });

  pages.post('/operator/invite', async (request: Sent, reply) => {
    await spendTry(networkOf(request));
    const token = readField(request, 'token');
    try {
      await operators.invites.accept(token, readField(request, 'password'), readField(request, 'code'));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error;
      const invite = await operators.invites.read(token);
      return show(reply, invitePage({ token, ...invite }, error.message), error.status);
    }
    return lead(reply, START);
  });
}
