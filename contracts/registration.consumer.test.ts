import { register, resendVerification, verifyEmail, verifyEmailWithPassword } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { BEGINS_SESSION, SIGNS_IN } from './cookies.ts';

const NOOR = { email: 'noor@example.org', username: 'noor', password: 'correct horse battery' };
const MESSAGE = { message: 'Please check your inbox to verify your e-mail address.' };
const PASSWORD_NEEDED = { detail: 'Please enter the password that you chose when you registered.' };
const ASKS_PASSWORD = { 'x-trigger-event': 'passwordNeeded' };

describe('register', () => {
  test('an unknown address', async () => {
    const message = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a registration',
        request: { method: 'POST', path: '/api/register', form: NOOR },
        response: { status: 200, json: MESSAGE, headers: BEGINS_SESSION },
      },
      (api) => register(api, NOOR),
    );
    expect(message).toEqual(MESSAGE);
  });

  test('a known address answers the same', async () => {
    const message = await agree(
      {
        given: 'a member exists',
        receiving: 'a registration with an address that has an account',
        request: { method: 'POST', path: '/api/register', form: NOOR },
        response: { status: 200, json: MESSAGE, headers: BEGINS_SESSION },
      },
      (api) => register(api, NOOR),
    );
    expect(message).toEqual(MESSAGE);
  });

  test('a password that is too common', async () => {
    const weak = { ...NOOR, password: 'password1' };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a registration with a common password',
        request: { method: 'POST', path: '/api/register', form: weak },
        response: {
          status: 422,
          json: { detail: 'This password is too common. Please choose another one.', field: 'password' },
        },
      },
      (api) => refusalOf(register(api, weak)),
    );
    expect(error).toMatchObject({ status: 422, detail: expect.any(String), field: 'password' });
  });
});

describe('verify e-mail', () => {
  test('the token of the mail', async () => {
    const verified = await agree(
      {
        given: 'a verification mail was sent',
        receiving: 'the token of the mail',
        request: { method: 'GET', path: '/api/verify-email', query: { token: fromState('token') } },
        response: { status: 200, json: { email: NOOR.email }, headers: SIGNS_IN },
      },
      (api) => verifyEmail(api, example('token')),
    );
    expect(verified).toEqual({ email: NOOR.email });
  });

  test('the token of the mail in another browser', async () => {
    const error = await agree(
      {
        given: 'a verification mail was sent to another browser',
        receiving: 'the token of the mail',
        request: { method: 'GET', path: '/api/verify-email', query: { token: fromState('token') } },
        response: { status: 403, json: PASSWORD_NEEDED, headers: ASKS_PASSWORD },
      },
      (api) => refusalOf(verifyEmail(api, example('token'))),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('the password of the registration', async () => {
    const verified = await agree(
      {
        given: 'a verification mail was sent to another browser',
        receiving: 'the token of the mail with the password of the registration',
        request: {
          method: 'POST',
          path: '/api/verify-email',
          json: { token: fromState('token'), password: NOOR.password },
        },
        response: { status: 200, json: { email: NOOR.email }, headers: SIGNS_IN },
      },
      (api) => verifyEmailWithPassword(api, { token: example('token'), password: NOOR.password }),
    );
    expect(verified).toEqual({ email: NOOR.email });
  });

  test('a password that is not that of the registration', async () => {
    const password = 'another horse battery';
    const error = await agree(
      {
        given: 'a verification mail was sent to another browser',
        receiving: 'the token of the mail with a wrong password',
        request: {
          method: 'POST',
          path: '/api/verify-email',
          json: { token: fromState('token'), password },
        },
        response: { status: 403, json: PASSWORD_NEEDED, headers: ASKS_PASSWORD },
      },
      (api) => refusalOf(verifyEmailWithPassword(api, { token: example('token'), password })),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded', detail: expect.any(String) });
  });

  test('a password for a token that was never sent', async () => {
    const verification = { token: 'never-sent', password: NOOR.password };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a token that was never sent, with a password',
        request: { method: 'POST', path: '/api/verify-email', json: verification },
        response: { status: 400, json: { detail: 'Verification failed or token is invalid/expired.' } },
      },
      (api) => refusalOf(verifyEmailWithPassword(api, verification)),
    );
    expect(error).toMatchObject({ status: 400, trigger: null });
  });

  test('a wrong token', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a token that was never sent',
        request: { method: 'GET', path: '/api/verify-email', query: { token: 'never-sent' } },
        response: { status: 400, json: { detail: 'Verification failed or token is invalid/expired.' } },
      },
      (api) => refusalOf(verifyEmail(api, 'never-sent')),
    );
    expect(error).toMatchObject({ status: 400, detail: expect.any(String) });
  });

  test('the mail again', async () => {
    const message = await agree(
      {
        given: 'a registration is pending',
        receiving: 'a request for the verification mail',
        request: { method: 'POST', path: '/api/resend-verification' },
        response: { status: 200, json: MESSAGE },
      },
      (api) => resendVerification(api),
    );
    expect(message).toEqual(MESSAGE);
  });
});
