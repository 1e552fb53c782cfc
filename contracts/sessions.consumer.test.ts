import { endSession, getMe, listSessions, login, logout, verifyLogin } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { ENDS_SESSION, SIGNS_IN } from './cookies.ts';
import { MEMBER, PENDING } from './examples.ts';
import { Matchers } from './pact.ts';

const NOT_SIGNED_IN = { detail: 'Please log in to continue.' };

describe('login', () => {
  const email = 'noor@example.org';
  const password = 'correct horse battery';

  test('the right password', async () => {
    const result = await agree(
      {
        given: 'a member exists',
        receiving: 'a login',
        request: { method: 'POST', path: '/api/login', form: { email, password } },
        response: {
          status: 200,
          json: { requires_2fa: false, partial_token: null },
          headers: SIGNS_IN,
        },
      },
      (api) => login(api, { email, password }),
    );
    expect(result.requires_2fa).toBe(false);
  });

  test('an unknown address or a wrong password', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a login with an unknown address',
        request: { method: 'POST', path: '/api/login', form: { email: 'nobody@example.org', password } },
        response: { status: 401, json: { detail: 'Login failed' } },
      },
      (api) => refusalOf(login(api, { email: 'nobody@example.org', password })),
    );
    expect(error).toMatchObject({ status: 401, detail: 'Login failed' });
  });
});

describe('the second step', () => {
  const email = 'two-factor@example.org';
  const password = 'correct horse battery';

  test('the second step is asked for', async () => {
    const result = await agree(
      {
        given: 'a member with two-factor sign-in exists',
        receiving: 'a login that needs a code',
        request: { method: 'POST', path: '/api/login', form: { email, password } },
        response: { status: 200, json: { requires_2fa: Matchers.equal(true), partial_token: 'a-token' } },
      },
      (api) => login(api, { email, password }),
    );
    expect(result).toEqual({ requires_2fa: true, partial_token: 'a-token' });
  });

  test('the second step signs in with a right code', async () => {
    const message = await agree(
      {
        given: 'a login waits for its code',
        receiving: 'the code of a login',
        request: {
          method: 'POST',
          path: '/api/2fa/verify-login',
          json: { code: fromState('code'), token: fromState('token') },
        },
        response: { status: 200, json: { message: 'You are logged in.' }, headers: SIGNS_IN },
      },
      (api) => verifyLogin(api, { code: example('code'), token: example('token') }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('the second step refuses a wrong code', async () => {
    const error = await agree(
      {
        given: 'a login waits for its code',
        receiving: 'a wrong code of a login',
        request: {
          method: 'POST',
          path: '/api/2fa/verify-login',
          json: { code: 'no code', token: fromState('token') },
        },
        response: { status: 401, json: { detail: '2FA verification failed' } },
      },
      (api) => refusalOf(verifyLogin(api, { code: 'no code', token: example('token') })),
    );
    expect(error).toMatchObject({ status: 401, detail: expect.any(String) });
  });
});

describe('sessions', () => {
  const session = {
    id: '4207',
    created_at: '2026-11-18T08:30:00.000Z',
    last_seen_at: '2026-11-18T08:30:00.000Z',
    device: 'Firefox on Linux',
  };

  test('sessions are listed', async () => {
    const sessions = await agree(
      {
        given: 'a member is signed in twice',
        receiving: 'a request for the sessions',
        request: { method: 'GET', path: '/api/sessions' },
        response: {
          status: 200,
          json: [
            { ...session, is_current: Matchers.equal(false) },
            { ...session, id: '4208', is_current: Matchers.equal(true) },
          ],
        },
      },
      (api) => listSessions(api),
    );
    expect(sessions).toHaveLength(2);
  });

  test('sessions are ended one by one', async () => {
    const message = await agree(
      {
        given: 'a member is signed in twice',
        receiving: 'the end of another session',
        request: { method: 'DELETE', path: `/api/sessions/${example('id')}` },
        response: { status: 200, json: { message: 'This session has ended.' } },
      },
      (api) => endSession(api, example('id')),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('sessions of somebody else are not there', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the end of a session that is not there',
        request: { method: 'DELETE', path: '/api/sessions/not-there' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(endSession(api, 'not-there')),
    );
    expect(error.status).toBe(404);
  });
});

describe('a change by a page that shows another account', () => {
  test('a change by a page that shows another account is refused, and says why', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the end of a session, sent by a page of another account',
        request: { method: 'DELETE', path: '/api/sessions/not-there', shows: 'A'.repeat(22) },
        response: {
          status: 409,
          json: { detail: 'You are signed in with another account in this browser.' },
          headers: { 'x-trigger-event': 'otherAccount' },
        },
      },
      (api) => refusalOf(endSession(api, 'not-there')),
    );
    expect(error).toMatchObject({ status: 409, trigger: 'otherAccount', detail: expect.any(String) });
  });
});

describe('logout', () => {
  test('logout ends the session and clears the cookie', async () => {
    const message = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a logout',
        request: { method: 'POST', path: '/api/logout' },
        response: {
          status: 200,
          json: { message: 'You are logged out.' },
          headers: ENDS_SESSION,
        },
      },
      (api) => logout(api),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('a logout works without a session', async () => {
    const message = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a logout without a session',
        request: { method: 'POST', path: '/api/logout' },
        response: { status: 200, json: { message: 'You are logged out.' } },
      },
      (api) => logout(api),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });
});

describe('me', () => {
  test('a member', async () => {
    const user = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the question who is signed in',
        request: { method: 'GET', path: '/api/me' },
        response: {
          status: 200,
          json: { ...MEMBER, username: Matchers.equal(MEMBER.username), plan: Matchers.equal(MEMBER.plan) },
        },
      },
      (api) => getMe(api),
    );
    const { care_plan: _none, ...told } = MEMBER;
    expect(user).toEqual({ ...told, has_care_plan: false });
  });

  test('a pending registration', async () => {
    const user = await agree(
      {
        given: 'a registration is pending',
        receiving: 'the question who is signed in',
        request: { method: 'GET', path: '/api/me' },
        response: { status: 200, json: { ...PENDING, is_email_verified: Matchers.equal(false) } },
      },
      (api) => getMe(api),
    );
    expect(user.is_email_verified).toBe(false);
  });

  test('nobody', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'the question who is signed in',
        request: { method: 'GET', path: '/api/me' },
        response: { status: 401, json: NOT_SIGNED_IN },
      },
      (api) => refusalOf(getMe(api)),
    );
    expect(error).toMatchObject({ status: 401, detail: NOT_SIGNED_IN.detail });
  });
});
