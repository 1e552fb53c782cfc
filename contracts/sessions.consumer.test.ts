import { getMe, login, logout } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
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

describe('logout', () => {
  test('ends the session and clears the cookie', async () => {
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

  test('works without a session', async () => {
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
        response: { status: 200, json: { ...MEMBER, username: Matchers.equal(MEMBER.username) } },
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
