import {
  disableTwoFactor,
  regenerateBackupCodes,
  requestPasswordReset,
  resetPassword,
  setupTwoFactor,
  verifyTwoFactor,
} from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';

const PASSWORD = 'correct horse battery';
const MESSAGE = { message: 'If this address has an account, a link is on its way to it.' };
const PASSWORD_NEEDED = { detail: 'Please confirm your password.' };
const ASKS_PASSWORD = { 'x-trigger-event': 'passwordNeeded' };
const CODES = Array.from({ length: 10 }, (_, n) => `7F3K-92QD-XP4M-6TR${n}`);
const SETUP = { qr_uri: 'otpauth://totp/Daylit:noor%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Daylit' };

describe('a forgotten password', () => {
  test.each(['noor@example.org', 'nobody@example.org'])(
    'a forgotten password of %s gets the same answer',
    async (email) => {
      const message = await agree(
        {
          given: email.startsWith('noor') ? 'a member exists' : 'nobody is signed in',
          receiving: 'a request for a new password',
          request: { method: 'POST', path: '/api/request-password-reset', form: { email } },
          response: { status: 200, json: MESSAGE },
        },
        (api) => requestPasswordReset(api, email),
      );
      expect(message).toEqual(MESSAGE);
    },
  );

  const new_password = 'seven green kettles';

  test('a forgotten password is replaced with the token of the mail', async () => {
    const message = await agree(
      {
        given: 'a reset mail was sent',
        receiving: 'a new password with the token of the mail',
        request: {
          method: 'POST',
          path: '/api/reset-password',
          json: { token: fromState('token'), new_password },
        },
        response: { status: 200, json: { message: 'Your new password is saved.', passkeys: [] } },
      },
      (api) => resetPassword(api, { token: example('token'), new_password }),
    );
    expect(message).toEqual({ message: expect.any(String), passkeys: [] });
  });

  test('a forgotten password is not replaced by a common one', async () => {
    const error = await agree(
      {
        given: 'a reset mail was sent',
        receiving: 'a common password with the token of the mail',
        request: {
          method: 'POST',
          path: '/api/reset-password',
          json: { token: fromState('token'), new_password: 'password1' },
        },
        response: {
          status: 422,
          json: { detail: 'This password is easy to guess.', field: 'new_password' },
        },
      },
      (api) => refusalOf(resetPassword(api, { token: example('token'), new_password: 'password1' })),
    );
    expect(error).toMatchObject({ status: 422, field: 'new_password' });
  });

  test('a forgotten password is not replaced with a token that was never sent', async () => {
    const reset = { token: 'never-sent', new_password };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a new password with a token that was never sent',
        request: { method: 'POST', path: '/api/reset-password', json: reset },
        response: { status: 400, json: { detail: 'Reset link is invalid or missing.' } },
      },
      (api) => refusalOf(resetPassword(api, reset)),
    );
    expect(error).toMatchObject({ status: 400, detail: expect.any(String) });
  });
});

describe('two-factor sign-in', () => {
  test('two-factor sign-in is set up', async () => {
    const setup = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the start of a two-factor setup',
        request: { method: 'POST', path: '/api/2fa/setup', json: {} },
        response: { status: 200, json: SETUP },
      },
      (api) => setupTwoFactor(api),
    );
    expect(setup).toEqual(SETUP);
  });

  test('two-factor sign-in needs the password after a while', async () => {
    const error = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'the start of a two-factor setup',
        request: { method: 'POST', path: '/api/2fa/setup', json: {} },
        response: { status: 403, json: PASSWORD_NEEDED, headers: ASKS_PASSWORD },
      },
      (api) => refusalOf(setupTwoFactor(api)),
    );
    expect(error).toMatchObject({ status: 403, trigger: 'passwordNeeded' });
  });

  test('two-factor sign-in is set up with the password after a while', async () => {
    const confirmation = { current_password: PASSWORD };
    const setup = await agree(
      {
        given: 'a member who signed in an hour ago is signed in',
        receiving: 'the start of a two-factor setup with the password',
        request: { method: 'POST', path: '/api/2fa/setup', json: confirmation },
        response: { status: 200, json: SETUP },
      },
      (api) => setupTwoFactor(api, confirmation),
    );
    expect(setup).toEqual(SETUP);
  });

  test('two-factor sign-in is not set up twice', async () => {
    const error = await agree(
      {
        given: 'a member with two-factor sign-in is signed in',
        receiving: 'the start of a two-factor setup',
        request: { method: 'POST', path: '/api/2fa/setup', json: {} },
        response: { status: 409, json: { detail: 'Two-factor sign-in is on already.' } },
      },
      (api) => refusalOf(setupTwoFactor(api)),
    );
    expect(error.status).toBe(409);
  });

  test('two-factor sign-in is turned on with a code', async () => {
    const codes = await agree(
      {
        given: 'a two-factor setup waits for its code',
        receiving: 'the first code of the app',
        request: { method: 'POST', path: '/api/2fa/verify', json: { code: fromState('code') } },
        response: { status: 200, json: { backup_codes: CODES } },
      },
      (api) => verifyTwoFactor(api, { code: example('code') }),
    );
    expect(codes.backup_codes).toHaveLength(10);
  });

  test('two-factor sign-in is not turned on with a wrong code', async () => {
    const error = await agree(
      {
        given: 'a two-factor setup waits for its code',
        receiving: 'a wrong first code',
        request: { method: 'POST', path: '/api/2fa/verify', json: { code: 'no code' } },
        response: { status: 422, json: { detail: 'Invalid code, try again.', field: 'code' } },
      },
      (api) => refusalOf(verifyTwoFactor(api, { code: 'no code' })),
    );
    expect(error).toMatchObject({ status: 422, detail: 'Invalid code, try again.' });
  });

  test('two-factor sign-in gets new backup codes', async () => {
    const codes = await agree(
      {
        given: 'a member with two-factor sign-in is signed in',
        receiving: 'a request for new backup codes',
        request: { method: 'POST', path: '/api/2fa/backup-codes', json: {} },
        response: { status: 200, json: { backup_codes: CODES } },
      },
      (api) => regenerateBackupCodes(api),
    );
    expect(codes.backup_codes).toEqual(CODES);
  });

  test('two-factor sign-in is turned off with a code', async () => {
    const message = await agree(
      {
        given: 'a member with two-factor sign-in is signed in',
        receiving: 'a code that turns two-factor sign-in off',
        request: { method: 'POST', path: '/api/2fa/disable', json: { code: fromState('code') } },
        response: { status: 200, json: { message: 'Two-factor sign-in is off.' } },
      },
      (api) => disableTwoFactor(api, { code: example('code') }),
    );
    expect(message).toEqual({ message: expect.any(String) });
  });

  test('two-factor sign-in is not turned off with a wrong code', async () => {
    const error = await agree(
      {
        given: 'a member with two-factor sign-in is signed in',
        receiving: 'a wrong code to turn two-factor sign-in off',
        request: { method: 'POST', path: '/api/2fa/disable', json: { code: 'no code' } },
        response: { status: 422, json: { detail: 'Invalid code, try again.', field: 'code' } },
      },
      (api) => refusalOf(disableTwoFactor(api, { code: 'no code' })),
    );
    expect(error.status).toBe(422);
  });
});
