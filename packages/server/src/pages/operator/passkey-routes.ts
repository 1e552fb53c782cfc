import type { FastifyInstance } from 'fastify';
import type { OperatorService } from '../../admin/operator-service.ts';
import { Refusal } from '../../errors.ts';
import { networkOf } from '../../http/network.ts';
import { forOperators, lead, readField, type Sent, show, START } from './answers.ts';
import { makePasskeyPage, PASSKEY_POLICY, passkeysPage, usePasskeyPage } from './passkey-pages.ts';
import type { SessionCookie } from './session-cookie.ts';
import { signInPage } from './sign-in-pages.ts';

const PLACE = '/operator/passkeys';

/** Signing in with a passkey, adding and removing them. */
export function registerPasskeys(
  pages: FastifyInstance,
  { operators, sessions, spendTry }: OperatorService,
  cookie: SessionCookie,
): void {
  const { passkeys, passkeyLogins } = operators;
  const guard = forOperators({ sessions, cookie });

  pages.post('/operator/passkey', async (request: Sent, reply) => {
    await spendTry(networkOf(request));
    return show(reply, usePasskeyPage(await passkeyLogins.start()), 200, PASSKEY_POLICY);
  });
  pages.post('/operator/passkey/login', async (request: Sent, reply) => {
    try {
      await spendTry(networkOf(request));
      cookie.set(reply, await sessions.start(await passkeyLogins.finish(readField(request, 'answer'))));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(reply.headers(error.headers), signInPage(error.message), error.status);
    }
    return lead(reply, START);
  });
  // Loaded again by their address, they lead to where they came from.
  for (const address of ['/operator/passkey', '/operator/passkey/login'])
    pages.get(address, async (_request, reply) => lead(reply, START));
  for (const address of ['new', 'add', 'remove'])
    pages.get(`${PLACE}/${address}`, async (_request, reply) => lead(reply, PLACE));

  pages.get(
    PLACE,
    guard(PLACE, async (_request, reply, seen) =>
      show(reply, passkeysPage(seen, await passkeys.list(seen.operator))),
    ),
  );
  pages.post(
    `${PLACE}/new`,
    guard(PLACE, async (request, reply, seen) => {
      try {
        // A session that was left open must not become a way in that stays.
        await operators.requireCode(seen.operator, readField(request, 'code'));
        const options = await passkeys.startAdding(seen.operator);
        const html = makePasskeyPage(seen, options, readField(request, 'device'));
        return show(reply, html, 200, PASSKEY_POLICY);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const html = passkeysPage(seen, await passkeys.list(seen.operator), error.message);
        return show(reply.headers(error.headers), html, error.status);
      }
    }),
  );
  pages.post(
    `${PLACE}/add`,
    guard(PLACE, async (request, reply, seen) => {
      await passkeys.add(seen.operator, readField(request, 'answer'), readField(request, 'device'));
      return lead(reply, PLACE);
    }),
  );
  pages.post(
    `${PLACE}/remove`,
    guard(PLACE, async (request, reply, seen) => {
      const id = readField(request, 'id');
      if (/^\d{1,15}$/.test(id)) await passkeys.remove(seen.operator, Number(id));
      return lead(reply, PLACE);
    }),
  );
}
