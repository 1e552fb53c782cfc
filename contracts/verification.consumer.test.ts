import { resendVerification, verifyEmail, verifyEmailWithPassword } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { SIGNS_IN } from './cookies.ts';

const NOOR = { email: 'noor@example.org', password: 'correct horse battery' };
const MESSAGE = { message: 'Please check your inbox to verify your e-mail address.' };
const PASSWORD_NEEDED = { detail: 'Please enter the password that you chose when you registered.' };
const ASKS_PASSWORD = { 'x-trigger-event': 'passwordNeeded' };

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

  test('the token of the mail in a browser that did not register', async () => {
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

  test('the mail once more', async () => {
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
